import { pathOf } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { addressOf } from '../../../api/operations';
import { findCollections } from '../../../catalogue/catalogue-api';
import { CollectionCard } from '../../../catalogue/collection-card';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { localised } from '../../../i18n/localised';
import { ActiveFilters } from '../../../listing/active-filters';
import { fieldsOf, type ListingFilters, queryOf } from '../../../listing/filters';
import { Listed } from '../../../listing/listed';
import { InStreetStyle, Nearest, NotUnderstood } from '../../../listing/understood';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { CollectionFilters } from './collection-filters';
import styles from './collection-listing.module.css';

/** The listing of collections with its filters. */
export async function CollectionListing(props: {
  filters: ListingFilters;
  eyebrow?: ReactNode;
  title: ReactNode;
}) {
  const { filters } = props;
  const locale = await getLocale();
  const [t, looks, page] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('looks'),
    findCollections(filters, locale),
  ]);
  const understood = page?.understood ?? null;
  const listing = localised(locale, pathOf('collection_search', {}));
  return (
    <div className={section.page}>
      <JsonLd
        data={collectionPage({
          name: t('collections.title'),
          description: t('collections.lead'),
          path: listing,
        })}
      />
      <PageHead eyebrow={props.eyebrow} title={props.title} lead={t('collections.lead')} />
      <CollectionFilters
        listing={listing}
        filters={filters}
        facets={page?.facets ?? null}
        refused={page === null}
      />
      {page ? (
        <>
          <div className={styles.bar}>
            <ActiveFilters
              listing={listing}
              filters={filters}
              facets={page.facets ?? null}
              understood={understood}
              looks={[]}
            />
            <h2>
              <span role="status">{t('collectionsCount', { count: page.total_count })}</span>
            </h2>
          </div>
          {understood && <InStreetStyle filters={filters} understood={understood} />}
          {understood && <NotUnderstood listing={listing} filters={filters} understood={understood} />}
          {understood && <Nearest listing={listing} filters={filters} understood={understood} />}
          {page.total_count === 0 && <p data-search-missed>{t('collections.empty')}</p>}
          <Listed
            kind="collections"
            address={listing + queryOf(filters)}
            source={addressOf('/api/collections', { query: { ...fieldsOf(filters), language: locale } })}
            page={page}
          >
            {page.results.map((collection, index) => (
              <CollectionCard key={collection.slug} collection={collection} priority={index < FIRST_ROW} />
            ))}
          </Listed>
        </>
      ) : (
        <p role="alert" className={styles.refused}>
          {looks('invalid')}
        </p>
      )}
    </div>
  );
}
