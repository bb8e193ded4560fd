import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listCollections } from '../../../../catalogue/catalogue-api';
import { CollectionCard } from '../../../../catalogue/collection-card';
import grid from '../../../../design/look-grid.module.css';
import header from '../../../../design/page-head.module.css';
import { Pagination } from '../../../../design/pagination';
import section from '../../../../design/section.module.css';
import { TypeAndCity } from '../../../../features/collections/components/type-and-city';
import { collectionQuery, readCollectionFilters } from '../../../../features/collections/lib/filters';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = readCollectionFilters(await searchParams);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('catalogue')]);
  return pageMetadata({
    locale,
    path: pathOf('collection_search', {}),
    query: collectionQuery(filters),
    title: t('collections.title'),
    description: t('collections.lead'),
  });
}

export default async function CollectionSearch({ searchParams }: Props) {
  const filters = readCollectionFilters(await searchParams);
  const locale = await getLocale();
  const [t, page] = await Promise.all([
    getTranslations('catalogue'),
    listCollections(collectionQuery(filters), locale),
  ]);
  const listing = href(locale, 'collection_search', {});
  return (
    <div className={section.page}>
      <div className={header.head}>
        <h1>{t('collections.title')}</h1>
        <p>{t('collections.lead')}</p>
      </div>
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
      <PageView route="collection_search" parameters={{}} />
    </div>
  );
}
