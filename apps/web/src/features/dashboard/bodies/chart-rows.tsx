'use client';
import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import { keyOfRow, OpenEvidenceContext } from '../figure/evidence-asked';
import { valueText } from '../lib/figure-text';
import styles from './chart-rows.module.css';

type Row = Shape<'FigureRowDto'>;

/**
 * A drawing with its rows for whoever has no pointer: one stop of the tab key, on which arrows go from row to row; each says its value
 * and opens what it rests on. Seen while it has the focus.
 */
export function ChartRows(props: {
  rows: readonly Row[];
  labelOf(row: Row): string;
  title: string;
  children: ReactNode;
}) {
  const { rows, labelOf, title, children } = props;
  const { words, locale } = useBoard();
  const open = useContext(OpenEvidenceContext);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = KEYS[event.key]?.(current, rows.length - 1);
    const button = to === undefined ? undefined : event.currentTarget.children[to];
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
  };
  if (!open || rows.length === 0) return children;
  return (
    <div className={styles.drawing}>
      {children}
      <div role="toolbar" aria-label={title} aria-orientation="vertical" tabIndex={-1} onKeyDown={move}>
        {rows.map((row, at) => (
          <button
            key={keyOfRow(row)}
            type="button"
            aria-haspopup="dialog"
            tabIndex={at === Math.min(current, rows.length - 1) ? 0 : -1}
            className={styles.row}
            onFocus={() => setCurrent(at)}
            onClick={() => open(row)}
          >
            {labelOf(row)} <strong>{valueText(row, locale) ?? '–'}</strong>
            <span className="visually-hidden">. {words.how.rests}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};
