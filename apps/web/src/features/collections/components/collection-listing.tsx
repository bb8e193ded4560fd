import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listCollections } from '../../../catalogue/catalogue-api';
import { CollectionCard } from '../../../catalogue/collection-card';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Listed } from '../../../listing/listed';
import { type CollectionFilters, collectionQuery } from '../lib/filters';
import { TypeAndCity } from './type-and-city';

const FIRST_ROW = 4;

/** The listing of collections with its filters. */
export async function CollectionListing(props: {
  filters: CollectionFilters;
  eyebrow?: ReactNode;
  title: ReactNode;
}) {
  const { filters } = props;
  const locale = await getLocale();
  const [t, page] = await Promise.all([
    getTranslations('catalogue'),
    listCollections(collectionQuery(filters), locale),
  ]);
  const listing = href(locale, 'collection_search', {});
  return (
    <div className={section.page}>
      <PageHead eyebrow={props.eyebrow} title={props.title} lead={t('collections.lead')} />
      <TypeAndCity filters={filters} count={page.total_count} />
      {page.results.length === 0 && <p>{t('collections.empty')}</p>}
      <Listed address={listing + collectionQuery(filters)} page={page}>
        {page.results.map((collection, index) => (
          <CollectionCard key={collection.slug} collection={collection} priority={index < FIRST_ROW} />
        ))}
      </Listed>
    </div>
  );
}
