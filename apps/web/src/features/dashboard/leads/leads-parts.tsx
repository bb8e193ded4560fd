import { comma } from '@toile/i18n/typography';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Shape } from '../../../api/operations';
import { Pagination } from '../../../design/pagination';
import { Table } from '../../../design/table';
import styles from '../forecasts/forecasts.module.css';
import type { BoardSetup } from '../lib/board-setup';
import { rowLabel } from '../lib/row-label';
import { colourOf } from '../series/lines-option';
import type { Series } from '../series/series-values';
import { type Lead, leadSentence } from './lead-sentence';
import { TimelineChart } from './timeline-chart';
import { TimelineTable } from './timeline-table';

export const KINDS = ['trend', 'brand'] as const;
const RUNWAY = 'runway-share' as const;
export interface LeadsScope {
  of: (typeof KINDS)[number];
  slug?: string | undefined;
}

/** Trends or brands; a form without scripts. */
export async function LeadsFilters({
  of,
  action,
  setup,
}: {
  of: LeadsScope['of'];
  action: string;
  setup: BoardSetup;
}) {
  const t = await getTranslations('dashboard.movesFirst');
  return (
    <form className={styles.filters} method="get" action={action} aria-label={setup.words.filters.label}>
      <label>
        <span>{t('of')}</span>
        <select key={of} name="of" defaultValue={of}>
          {KINDS.map((value) => (
            <option key={value} value={value}>
              {setup.words.forecasts.kinds[value]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('show')}</button>
    </form>
  );
}

/** Of every pair what was found, those with a lead first. */
export async function LeadsList(props: {
  page: Shape<'LeadsDto'>;
  setup: BoardSetup;
  scope: LeadsScope;
  hrefOf(scope: LeadsScope, page?: number): string;
}) {
  const { page, setup, scope, hrefOf } = props;
  const t = await getTranslations('dashboard.movesFirst');
  const number = new Intl.NumberFormat(setup.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(setup.locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <Table
        caption={t('title')}
        isOfPage
        columns={[
          {
            key: 'concept',
            head: t('concept'),
            is: 'name',
            cell: ({ slug, label }: Lead) => (
              <Link href={hrefOf({ of: scope.of, slug })} prefetch={false}>
                {rowLabel(scope.of, { label, tag_name: slug }, setup)}
              </Link>
            ),
          },
          {
            key: 'sentence',
            head: t('sentence'),
            is: 'text',
            cell: (lead) => leadSentence(lead, setup.words.movesFirst),
          },
          { key: 'weeks', head: t('weeks'), cell: ({ weeks }) => weeks },
          {
            key: 'correlation',
            head: t('correlation'),
            cell: ({ correlation }) => number.format(correlation),
          },
          { key: 'q', head: t('q'), cell: ({ q }) => percent.format(q) },
        ]}
        rows={page.results}
        keyOf={({ slug, first, second }) => `${slug}/${first}/${second}`}
      />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(at) => hrefOf(scope, at)}
      />
    </>
  );
}

/** One concept's figures on one timeline, and how much of the runway it took. */
export async function LeadsTimeline(props: {
  figures: readonly { measure: Lead['first']; series: Series }[];
  /** By season. */
  runway: Series | undefined;
  /** Figures that could not be had just now. */
  missing: readonly (Lead['first'] | typeof RUNWAY)[];
  of: LeadsScope['of'];
  slug: string;
  name: string;
  setup: BoardSetup;
}) {
  const { figures, runway, missing, of, slug, name, setup } = props;
  const { measures } = setup.words.time;
  const drawn = [...figures.map(({ measure }) => measure), ...(runway ? [RUNWAY] : [])];
  const t = await getTranslations('dashboard.movesFirst');
  const title = t('picture', { name });
  return (
    <section className={styles.part} aria-labelledby="timeline">
      <h2 id="timeline">{title}</h2>
      <p className={styles.notes}>
        {t('index')} {runway && t('runway')} {drawn.includes('street-style') && t('street')}
      </p>
      {missing.length > 0 && (
        <p className={styles.notes} role="alert">
          {t('missing', { figures: missing.map((measure) => measures[measure]).join(comma(setup.locale)) })}
        </p>
      )}
      <ul className={styles.legend}>
        {drawn.map((measure, index) => (
          <li key={measure} style={{ '--line': colourOf(index) } as CSSProperties}>
            {measures[measure]}
          </li>
        ))}
      </ul>
      <TimelineChart
        figures={figures.map(({ measure, series }) => ({
          name: measures[measure],
          series,
        }))}
        runway={runway && { name: measures[RUNWAY], series: runway }}
        label={title}
        locale={setup.locale}
      />
      <TimelineTable figures={figures} runway={runway} of={of} slug={slug} caption={title} setup={setup} />
    </section>
  );
}
