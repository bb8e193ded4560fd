import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { findStreetStyles } from '../../../../features/look-search/api/find-pictures';
import { StreetListing } from '../../../../features/look-search/components/street-listing';
import { ListingPaywall } from '../../../../features/paywall/components/listing-paywall';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { queryOf, readFilters } from '../../../../listing/filters';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const filters = readFilters(await searchParams);
  const [locale, t, page] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    findStreetStyles(filters),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('street_search', {}),
    query: queryOf(filters),
    title: t('street.searchTitle'),
    description: t('street.lead'),
    image: page?.results[0]?.image_filename,
    index: !filters.search,
  });
}

export default async function StreetSearch({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const filters = readFilters(given);
  return (
    <>
      <StreetListing
        listing={href(locale, 'street_search', {})}
        filters={filters}
        paywall={<ListingPaywall context="streetstyle" page={filters.page} />}
      />
      <PageView route="street_search" parameters={{}} />
    </>
  );
}
