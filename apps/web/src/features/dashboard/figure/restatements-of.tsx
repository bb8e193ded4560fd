'use client';
import { useQuery } from '@tanstack/react-query';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { href } from '../../../i18n/href';
import { restatementsQuery } from '../api/evidence-query';
import { useBoard } from '../board/board';
import { restated } from '../lib/restated';
import { dayText } from './date-time-text';
import styles from './how-counted.module.css';

type Entry = Shape<'RestatementDto'>;

/** What of a figure says something else since it was published; nothing where nothing does. */
export function RestatementsOf({ path, filters }: { path: string; filters: Record<string, string> }) {
  const board = useBoard();
  const { words, locale } = board;
  const { restatements } = words;
  const { season } = filters;
  const { data } = useQuery({ ...restatementsQuery(path, filters), enabled: season !== undefined });
  if (!data || data.total_count === 0) return null;
  const said = (entry: Entry) => restated(entry, board);
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
                {said(entry).row}
                <small>
                  {' '}
                  {said(entry).why}, {dayText(entry.known_after.slice(0, 10), locale)}
                </small>
              </>
            ),
            is: 'name',
          },
          { key: 'was', head: restatements.was, cell: (entry) => said(entry).was },
          { key: 'is', head: restatements.is, cell: (entry) => said(entry).is },
          { key: 'change', head: words.card.change, cell: (entry) => said(entry).change },
        ]}
        rows={data.results}
        keyOf={({ id }) => id}
      />
      <p className={styles.version}>
        <a href={`/api/dashboard/restatements.atom?season=${season ?? ''}`}>{restatements.feed}</a>{' '}
        <a href={`${href(locale, 'data_restatements', {})}?season=${season ?? ''}`}>{restatements.all}</a>
      </p>
    </div>
  );
}
