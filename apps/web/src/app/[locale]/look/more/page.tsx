import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { LookListing } from '../../../../features/look-search/components/look-listing';
import { ListingPaywall } from '../../../../features/paywall/components/listing-paywall';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { queryOf, readFilters } from '../../../../listing/filters';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const filters = readFilters(await searchParams);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('looks')]);
  return pageMetadata({
    locale,
    path: pathOf('look_more', {}),
    query: queryOf(filters),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function LookMore({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const filters = readFilters(given);
  return (
    <>
      <LookListing
        listing={href(locale, 'look_more', {})}
        filters={filters}
        paywall={<ListingPaywall context="looks" page={filters.page} />}
      />
      <PageView route="look_more" parameters={{}} />
    </>
  );
}
