import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { boardSetup } from '../../../../features/dashboard/api/board-setup';
import { leads, timelineOf } from '../../../../features/dashboard/api/leads';
import styles from '../../../../features/dashboard/forecasts/forecasts.module.css';
import {
  KINDS,
  LeadsFilters,
  LeadsList,
  type LeadsScope,
  LeadsTimeline,
} from '../../../../features/dashboard/leads/leads-parts';
import { rowLabel } from '../../../../features/dashboard/lib/row-label';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { JsonLd, webPage } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

const ROUTE = 'data_leads';
const NO_TIMELINE: Awaited<ReturnType<typeof timelineOf>> = { figures: [], runway: undefined, missing: [] };

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard.movesFirst')]);
  const path = pathOf(ROUTE, {});
  return pageMetadata({ locale, path, index: false, title: t('title'), description: t('lead') });
}

/** Which of street style, searches, views and boards move first, of every trend or brand; of a chosen one on one timeline. */
export default async function LeadsPage({ searchParams }: SearchProps) {
  const [given, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('dashboard.movesFirst'),
  ]);
  const asked = (name: string) => [given[name] ?? ''].flat()[0] ?? '';
  const of = KINDS.find((kind) => kind === asked('of')) ?? 'trend';
  const slug = /^[a-z0-9-]{1,200}$/.test(asked('slug')) ? asked('slug') : undefined;
  const setup = await boardSetup(locale);
  const hrefOf = (scope: LeadsScope, page = 1) => {
    const query = new URLSearchParams({ of: scope.of, ...(scope.slug && { slug: scope.slug }) });
    if (page > 1) query.set('page', String(page));
    return `${href(locale, ROUTE, {})}?${query}`;
  };
  const isOpen = setup.environment === 'Master';
  const [page, timeline] = isOpen
    ? await Promise.all([
        leads({ of, ...(slug && { slug }), page: pageNumber(given) }, locale),
        slug ? timelineOf(of, slug, locale) : NO_TIMELINE,
      ])
    : [null, NO_TIMELINE];
  const { figures, runway, missing } = timeline;
  const label = figures[0]?.series.series[0]?.label ?? slug ?? '';
  return (
    <div className={section.page}>
      <JsonLd
        data={webPage({
          name: t('title'),
          description: t('lead'),
          path: href(locale, ROUTE, {}),
          language: locale,
        })}
      />
      <PageHead title={t('title')} lead={t('lead')} />
      {page ? (
        <>
          <p className={styles.tools} role="status">
            {t('found', {
              count: page.total_count,
              weeks: String(page.fewest_weeks),
              shown: String(page.shown_count),
            })}{' '}
            <a href={`/api/dashboard/leads?of=${of}${slug ? `&slug=${slug}` : ''}`}>{t('json')}</a>{' '}
            {slug && <Link href={hrefOf({ of })}>{t('every')}</Link>}
          </p>
          <p className={styles.how}>{t('how')}</p>
          <LeadsFilters of={of} action={href(locale, ROUTE, {})} setup={setup} />
          {slug && figures.length > 0 && (
            <LeadsTimeline
              figures={figures}
              runway={runway}
              missing={missing}
              of={of}
              slug={slug}
              name={rowLabel(of, { label, tag_name: slug }, setup)}
              setup={setup}
            />
          )}
          {page.results.length > 0 && (
            <LeadsList page={page} setup={setup} scope={{ of, slug }} hrefOf={hrefOf} />
          )}
        </>
      ) : (
        <p className={styles.how}>{setup.words.forbidden}</p>
      )}
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
