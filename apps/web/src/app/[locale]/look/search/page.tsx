import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { findLooks } from '../../../../features/look-search/api/find-pictures';
import { LookListing } from '../../../../features/look-search/components/look-listing';
import { aboutListing } from '../../../../features/look-search/lib/about-listing';
import { ListingPaywall } from '../../../../features/paywall/components/listing-paywall';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { queryOf, readFilters } from '../../../../listing/filters';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const filters = readFilters(await searchParams);
  const [locale, page] = await Promise.all([getLocale(), findLooks(filters)]);
  return pageMetadata({
    locale,
    path: pathOf('look_search', {}),
    query: queryOf(filters),
    ...(await aboutListing(filters, page)),
    image: page?.results[0]?.image_filename,
    index: !filters.search,
  });
}

export default async function LookSearch({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const filters = readFilters(given);
  return (
    <>
      <LookListing
        listing={href(locale, 'look_search', {})}
        filters={filters}
        paywall={<ListingPaywall context="looks" page={filters.page} />}
      />
      <PageView route="look_search" parameters={{}} />
    </>
  );
}
