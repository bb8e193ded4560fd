'use client';
import { type ReactNode, useContext } from 'react';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import { OpenEvidenceContext } from './evidence-asked';
import styles from './opens-evidence.module.css';

/** A part of a row that opens what the row rests on; in an example, where nothing does, the part alone. */
export function OpensEvidence(props: {
  row: Pick<Shape<'FigureRowDto'>, 'season_short' | 'tag_name' | 'label'>;
  children: ReactNode;
  className?: string | undefined;
  title?: string | undefined;
}) {
  const { row, children, className = '', title } = props;
  const { words } = useBoard();
  const open = useContext(OpenEvidenceContext);
  if (!open)
    return (
      <span title={title} className={className}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      title={title}
      className={`${styles.opens} ${className}`}
      aria-haspopup="dialog"
      onClick={() => open(row)}
    >
      {children}
      <span className="visually-hidden">. {words.how.rests}</span>
    </button>
  );
}
