'use client';
import { useQuery } from '@tanstack/react-query';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { restatementsQuery } from '../api/evidence-query';
import { useBoard } from '../board/board';
import { kindOf } from '../lib/figure-kinds';
import { rowLabel } from '../lib/row-label';
import { dayText } from './date-time-text';
import { useFigureInCard } from './figure-in-card';
import styles from './how-counted.module.css';

type Entry = Shape<'RestatementDto'>;

/** What of a figure says something else since it was published; nothing where nothing does. */
export function RestatementsOf({ path, season }: { path: string; season: string | undefined }) {
  const board = useBoard();
  const { words, locale } = board;
  const { restatements } = words;
  const { subject } = kindOf(useFigureInCard().name);
  const { data } = useQuery({ ...restatementsQuery(path, season ?? ''), enabled: season !== undefined });
  if (!data || data.total_count === 0) return null;
  const number = new Intl.NumberFormat(locale);
  const said = (row: Entry['before']) => (row?.value == null ? '–' : number.format(row.value));
  const why = ({ causes }: Entry) =>
    causes
      .map(({ cause, count }) => filled(restatements.causes[cause], { count: number.format(count ?? 0) }))
      .join(', ');
  return (
    <div className={styles.numbers}>
      <Table
        caption={restatements.ofFigure}
        isCaptionShown
        columns={[
          {
            key: 'row',
            head: restatements.row,
            cell: (entry) => (
              <>
                {rowLabel(subject, entry, board)}
                <small>
                  {' '}
                  {why(entry)}, {dayText(entry.known_after.slice(0, 10), locale)}
                </small>
              </>
            ),
            is: 'name',
          },
          { key: 'was', head: restatements.was, cell: ({ before }) => said(before) },
          { key: 'is', head: restatements.is, cell: ({ after }) => said(after) },
        ]}
        rows={data.results}
        keyOf={({ id }) => id}
      />
      <p className={styles.version}>
        <a href={`/api/dashboard/restatements.atom?season=${data.results[0]?.season ?? ''}`}>
          {restatements.feed}
        </a>
      </p>
    </div>
  );
}
