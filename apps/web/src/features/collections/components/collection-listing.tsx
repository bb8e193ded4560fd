import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listCollections } from '../../../catalogue/catalogue-api';
import { CollectionCard } from '../../../catalogue/collection-card';
import grid from '../../../design/look-grid.module.css';
import { PageHead } from '../../../design/page-head';
import { Pagination } from '../../../design/pagination';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { type CollectionFilters, collectionQuery } from '../lib/filters';
import { TypeAndCity } from './type-and-city';

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
      <div className={grid.grid}>
        {page.results.map((collection) => (
          <CollectionCard key={collection.slug} collection={collection} />
        ))}
      </div>
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) => listing + collectionQuery({ ...filters, page: number })}
      />
    </div>
  );
}
