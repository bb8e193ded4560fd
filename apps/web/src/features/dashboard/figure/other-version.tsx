'use client';
import { useQuery } from '@tanstack/react-query';
import { definitionIn, newestOf } from '@toile/contracts';
import { useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { figureQuery } from '../api/figure-query';
import { useBoard } from '../board/board';
import { failed } from '../lib/answer';
import { asInVersion } from '../lib/explained';
import { kindOf } from '../lib/figure-kinds';
import { valueText } from '../lib/figure-text';
import { rowLabel } from '../lib/row-label';
import { keyOfRow } from './evidence-asked';
import { useFigureInCard } from './figure-in-card';
import { FigureState } from './figure-state';
import styles from './how-counted.module.css';

type Row = Shape<'FigureRowDto'>;

/** What another version of the definition says of the same rows. */
export function OtherVersion({
  path,
  figure,
  other,
}: {
  path: string;
  figure: Shape<'FigureDto'>;
  other: string;
}) {
  const board = useBoard();
  const { words, figures, locale } = board;
  const { subject } = kindOf(useFigureInCard().name);
  const [isOpen, setOpen] = useState(false);
  const { definition, version } = figure.meta;
  const asked = useQuery({ ...figureQuery(asInVersion(path, other)), enabled: isOpen });
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const counted = definitions[definitionIn(newestOf(definition), other)?.definition ?? ''];
  const there = new Map(asked.data?.figure.rows.map((row) => [keyOfRow(row), row]));
  const text = (row: Row | undefined) => (row && valueText(row, locale)) ?? '–';
  const title = filled(words.how.otherVersion, { version: other });
  return (
    <details className={styles.other} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {counted && (
        <p className={styles.note}>
          {counted.numerator} ÷ {counted.denominator}
        </p>
      )}
      {asked.isError && <FigureState answer={failed(asked.error)} onAgain={() => void asked.refetch()} />}
      {asked.data && (
        <Table
          caption={title}
          columns={[
            { key: 'name', head: words.card.name, cell: (row) => rowLabel(subject, row, board), is: 'name' },
            { key: 'this', head: filled(words.how.version, { version }), cell: (row) => text(row) },
            {
              key: 'other',
              head: filled(words.how.version, { version: other }),
              cell: (row) => text(there.get(keyOfRow(row))),
            },
          ]}
          rows={figure.rows}
          keyOf={(row) => keyOfRow(row)}
        />
      )}
    </details>
  );
}
