import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { boardSetup } from '../../../../features/dashboard/api/board-setup';
import { conceptForecast, forecastRecord } from '../../../../features/dashboard/api/forecasts';
import { ConceptPart } from '../../../../features/dashboard/forecasts/concept-part';
import styles from '../../../../features/dashboard/forecasts/forecasts.module.css';
import { RecordList } from '../../../../features/dashboard/forecasts/record-list';
import { RecordFilters, RecordGroups } from '../../../../features/dashboard/forecasts/record-parts';
import {
  type RecordScope,
  readRecordScope,
  recordQuery,
} from '../../../../features/dashboard/forecasts/record-scope';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { JsonLd, webPage } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../page-props';

const ROUTE = 'data_forecasts';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard.forecasts.record')]);
  const path = pathOf(ROUTE, {});
  return pageMetadata({ locale, path, index: false, title: t('title'), description: t('lead') });
}

/** The record of forecasts: what was said and what came; of a chosen concept also what is foretold now. */
export default async function ForecastsPage({ searchParams }: SearchProps) {
  const [given, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('dashboard.forecasts.record'),
  ]);
  const scope = readRecordScope(given);
  const { origin, ...asked } = scope;
  const { slug } = asked;
  const [setup, page, concept] = await Promise.all([
    boardSetup(locale),
    forecastRecord({ ...asked, page: pageNumber(given) }, locale),
    slug
      ? conceptForecast({ measure: scope.measure, of: scope.of, slug, ...(origin && { origin }) }, locale)
      : null,
  ]);
  const hrefOf = (of: RecordScope, number = 1) => `${href(locale, ROUTE, {})}${recordQuery(of, number)}`;
  const feed = `/api/dashboard/forecasts/record.atom${recordQuery(asked)}`;
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
      <p className={styles.tools} role="status">
        {t('found', { count: page.total_count })} <a href={feed}>{t('feed')}</a>{' '}
        <a href={feed.replace('.atom', '')}>{t('json')}</a>{' '}
        {(slug || scope.method) && <Link href={hrefOf({})}>{t('every')}</Link>}
      </p>
      <RecordFilters scope={scope} action={href(locale, ROUTE, {})} setup={setup} />
      {slug && concept && (
        <ConceptPart found={concept} scope={{ ...scope, slug }} setup={setup} hrefOf={hrefOf} />
      )}
      {page.results.length > 0 && (
        <>
          <RecordGroups groups={page.groups} scope={scope} setup={setup} hrefOf={hrefOf} />
          <RecordList page={page} setup={setup} scope={scope} hrefOf={hrefOf} />
        </>
      )}
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
