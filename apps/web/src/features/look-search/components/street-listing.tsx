import { pathOf } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { addressOf } from '../../../api/operations';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { StreetCard } from '../../../catalogue/street-card';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { fieldsOf, type ListingFilters } from '../../../listing/filters';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { findStreetStyles } from '../api/find-pictures';
import { Filters } from './filters';
import { NotUnderstood } from './not-understood';
import { Results } from './results';

/** The listing of street-style pictures with its filters; `paywall` closes it. */
export async function StreetListing(props: { listing: string; filters: ListingFilters; paywall: ReactNode }) {
  const { listing, filters } = props;
  const [language, t, page] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    findStreetStyles(filters),
  ]);
  return (
    <div className={section.page}>
      <JsonLd
        data={collectionPage({ name: t('street.searchTitle'), description: t('street.lead'), path: listing })}
      />
      <PageHead title={t('street.searchTitle')} lead={t('street.lead')} />
      <Filters
        listing={listing}
        filters={filters}
        facets={page?.facets ?? null}
        refused={page === null}
        words={{ label: t('street.label'), apply: t('street.apply') }}
      />
      {page ? (
        <Results
          kind="street"
          listing={listing}
          source={addressOf(pathOf('street_search', {}), { query: { ...fieldsOf(filters), language } })}
          filters={filters}
          page={page}
          paywall={props.paywall}
          words={{
            count: t('street.count', { count: page.total_count }),
            empty: t('street.empty'),
            reset: t('street.reset'),
          }}
        >
          {page.results.map((street, index) => (
            <StreetCard key={street.slug} street={street} priority={index < FIRST_ROW} />
          ))}
        </Results>
      ) : (
        <NotUnderstood listing={listing} filters={filters} />
      )}
    </div>
  );
}
