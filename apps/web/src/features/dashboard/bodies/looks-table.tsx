'use client';
import Link from 'next/link';
import { memo } from 'react';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { href } from '../../../i18n/href';
import { useBoard } from '../board/board';
import { OpensEvidence } from '../figure/opens-evidence';
import { useRow } from '../figure/use-row';
import styles from './looks-table.module.css';

/** The same figure as a table: what a chart cannot say to a screen reader, and what can be copied. */
export const LooksTable = memo(function LooksTable(props: { rows: readonly Shape<'FigureRowDto'>[] }) {
  const { locale, names, words: all } = useBoard();
  const words = all.mostViewed;
  const { cities } = names;
  const { labelOf } = useRow('look');
  const number = new Intl.NumberFormat(locale);
  return (
    <details className={styles.details}>
      <summary>{words.table}</summary>
      <Table
        caption={words.caption}
        columns={[
          { key: 'rank', head: words.rank, cell: ({ ranking }) => ranking, is: 'rank' },
          {
            key: 'look',
            head: words.look,
            cell: (row) => (
              <Link href={href(locale, 'look_show', { slug: row.look ?? '' })} prefetch={false}>
                {labelOf(row)}
              </Link>
            ),
            is: 'name',
          },
          { key: 'season', head: words.season, cell: (row) => row.season_short, is: 'text' },
          {
            key: 'city',
            head: words.city,
            cell: ({ city_name: city }) => cities[city ?? ''] ?? city,
            is: 'text',
          },
          {
            key: 'visitors',
            head: words.visitors,
            cell: (row) =>
              row.value === null ? '–' : <OpensEvidence row={row}>{number.format(row.value)}</OpensEvidence>,
          },
        ]}
        rows={props.rows}
        keyOf={({ look }) => look ?? ''}
      />
    </details>
  );
});
