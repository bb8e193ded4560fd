import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Pagination } from '../../../design/pagination';
import { Table } from '../../../design/table';
import { dayText } from '../figure/date-time-text';
import type { BoardSetup } from '../lib/board-setup';
import { restated } from '../lib/restated';
import styles from './restatements-list.module.css';

type Entry = Shape<'RestatementDto'>;

/** The ledger: which row of which figure, by how much and why. */
export async function RestatementsList(props: {
  page: Shape<'RestatementsDto'>;
  season: string | undefined;
  setup: BoardSetup;
  hrefOf: (page: number, season?: string) => string;
}) {
  const { page, season, setup, hrefOf } = props;
  const [t, all] = await Promise.all([
    getTranslations('dashboard.restatements'),
    getMessages() as Promise<Messages>,
  ]);
  const titles: Record<string, string> = all.exports.figures;
  const seasonOf = ({ season: slug }: Entry) =>
    setup.options.season.find(({ value }) => value === slug)?.label ?? slug;
  const typeOf = ({ filters }: Entry) =>
    setup.options.type.find(({ value }) => value === filters.type)?.label ?? filters.type;
  const feed = `/api/dashboard/restatements.atom${season ? `?season=${season}` : ''}`;
  return (
    <>
      <p className={styles.tools} role="status">
        {t('found', { count: page.total_count })} <a href={feed}>{t('feed')}</a>{' '}
        {season && <Link href={hrefOf(1, '')}>{t('everySeason')}</Link>}
      </p>
      {page.results.length > 0 && (
        <Table
          caption={t('title')}
          isOfPage
          columns={[
            {
              key: 'row',
              head: t('row'),
              is: 'name',
              cell: (entry: Entry) => (
                <>
                  {restated(entry, setup).row}
                  <small className={styles.figure}>
                    {titles[entry.definition] ?? entry.definition} · {typeOf(entry)} ·{' '}
                    <Link href={hrefOf(1, entry.season)} prefetch={false}>
                      {seasonOf(entry)}
                    </Link>
                  </small>
                  <small className={styles.figure}>
                    {restated(entry, setup).why}, {dayText(entry.known_after.slice(0, 10), setup.locale)}
                  </small>
                </>
              ),
            },
            {
              key: 'was',
              head: t('was'),
              cell: (entry) => (
                <>
                  {restated(entry, setup).was}
                  <small className={styles.figure}>{restated(entry, setup).wasOf}</small>
                </>
              ),
            },
            {
              key: 'is',
              head: t('is'),
              cell: (entry) => (
                <>
                  {restated(entry, setup).is}
                  <small className={styles.figure}>{restated(entry, setup).isOf}</small>
                </>
              ),
            },
            {
              key: 'change',
              head: setup.words.card.change,
              cell: (entry) => restated(entry, setup).change,
            },
          ]}
          rows={page.results}
          keyOf={({ id }) => id}
        />
      )}
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) => hrefOf(number)}
      />
    </>
  );
}
