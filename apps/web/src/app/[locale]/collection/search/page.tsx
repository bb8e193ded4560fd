import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { findCollections } from '../../../../catalogue/catalogue-api';
import { CollectionListing } from '../../../../features/collections/components/collection-listing';
import { readCollectionFilters } from '../../../../features/collections/lib/filters';
import { PageView } from '../../../../features/tracking/components/page-view';
import { queryOf } from '../../../../listing/filters';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const filters = readCollectionFilters(await searchParams);
  const locale = await getLocale();
  const [t, page] = await Promise.all([getTranslations('catalogue'), findCollections(filters, locale)]);
  return pageMetadata({
    locale,
    path: pathOf('collection_search', {}),
    query: queryOf(filters),
    title: t('collections.title'),
    description: t('collections.lead'),
    image: page?.results[0]?.cover,
    index: !filters.search,
  });
}

export default async function CollectionSearch({ searchParams }: SearchProps) {
  const [t, given] = await Promise.all([getTranslations('catalogue'), searchParams]);
  return (
    <>
      <CollectionListing filters={readCollectionFilters(given)} title={t('collections.title')} />
      <PageView route="collection_search" parameters={{}} />
    </>
  );
}
