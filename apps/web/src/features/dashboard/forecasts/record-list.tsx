import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Pagination } from '../../../design/pagination';
import { Table } from '../../../design/table';
import { dayText } from '../figure/date-time-text';
import type { BoardSetup } from '../lib/board-setup';
import { rowLabel } from '../lib/row-label';
import { methodText } from './forecast-notes';
import styles from './forecasts.module.css';
import { CONCEPT_ID, horizonText, RECORD_ID, type Recorded, type RecordScope } from './record-scope';

/** Of every past forecast what was said and what came. */
export async function RecordList(props: {
  page: Shape<'ForecastRecordDto'>;
  setup: BoardSetup;
  scope: RecordScope;
  hrefOf(scope: RecordScope, page?: number): string;
}) {
  const { page, setup, scope, hrefOf } = props;
  const t = await getTranslations('dashboard.forecasts.record');
  const { forecasts: words } = setup.words;
  const short = new Intl.NumberFormat(setup.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (value: number) => `${short.format(value)}\u202f%`;
  const direction = (was: boolean | null) => (was === null ? '–' : was ? t('right') : t('wrong'));
  const within = ({ within80, weeks }: Recorded) => `${within80}/${weeks}`;
  const weeksOf = ({ measure, of, slug, origin }: Recorded) =>
    `${hrefOf({ measure, of, slug, origin })}#${CONCEPT_ID}`;
  // What was said and what came are means of weeks, which are told of the concept.
  const opens = (row: Recorded, text: string) => (
    <Link href={weeksOf(row)} prefetch={false}>
      {text}
      <span className="visually-hidden">. {setup.words.how.rests}</span>
    </Link>
  );
  return (
    <section id={RECORD_ID} aria-label={t('title')}>
      <Table
        caption={t('title')}
        isOfPage
        columns={[
          {
            key: 'concept',
            head: t('concept'),
            is: 'name',
            cell: (row: Recorded) => (
              <>
                <Link href={weeksOf(row)} prefetch={false}>
                  {rowLabel(row.of, { label: row.label, tag_name: row.slug }, setup)}
                </Link>
                <small className={styles.small}>
                  {words.measures[row.measure]}, {methodText(row.method, words)}
                </small>
              </>
            ),
          },
          { key: 'from', head: t('from'), is: 'text', cell: (row) => dayText(row.origin, setup.locale) },
          { key: 'horizon', head: t('horizon'), cell: (row) => horizonText(row.horizon, words) },
          { key: 'said', head: t('said'), cell: (row) => opens(row, percent(row.said)) },
          { key: 'came', head: t('came'), cell: (row) => opens(row, percent(row.came)) },
          {
            key: 'mase',
            head: t('mase'),
            cell: (row) => (row.mase === null ? '–' : opens(row, short.format(row.mase))),
          },
          { key: 'within', head: t('within', { coverage: '80' }), cell: (row) => opens(row, within(row)) },
          { key: 'direction', head: t('direction'), is: 'text', cell: (row) => direction(row.direction) },
        ]}
        rows={page.results}
        keyOf={({ measure, of, slug, origin, horizon }) => [measure, of, slug, origin, horizon].join('/')}
      />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) => hrefOf(scope, number)}
      />
    </section>
  );
}
