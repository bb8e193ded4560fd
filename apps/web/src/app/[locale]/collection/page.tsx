import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CollectionListing } from '../../../features/collections/components/collection-listing';
import { readCollectionFilters } from '../../../features/collections/lib/filters';
import { PageView } from '../../../features/tracking/components/page-view';
import { queryOf } from '../../../listing/filters';
import { pageMetadata } from '../../../seo/page-metadata';
import type { SearchProps } from '../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const filters = readCollectionFilters(await searchParams);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('catalogue')]);
  return pageMetadata({
    locale,
    path: pathOf('collection_index', {}),
    query: queryOf(filters),
    title: t('collections.title'),
    description: t('collections.lead'),
  });
}

export default async function CollectionIndex({ searchParams }: SearchProps) {
  const [t, given] = await Promise.all([getTranslations('catalogue'), searchParams]);
  return (
    <>
      <CollectionListing filters={readCollectionFilters(given)} title={t('collections.title')} />
      <PageView route="collection_index" parameters={{}} />
    </>
  );
}
