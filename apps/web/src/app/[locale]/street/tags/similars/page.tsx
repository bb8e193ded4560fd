import type { Metadata } from 'next';
import { ListingPaywall } from '../../../../../features/paywall/components/listing-paywall';
import {
  SimilarStreet,
  similarStreetMetadata,
} from '../../../../../features/similar/components/similar-street';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { lookGiven, pageNumber, type SearchProps } from '../../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return similarStreetMetadata(lookGiven(await searchParams));
}

export default async function StreetWithTheSameTags({ searchParams }: SearchProps) {
  const given = await searchParams;
  const page = pageNumber(given);
  return (
    <>
      <SimilarStreet
        slug={lookGiven(given)}
        page={page}
        paywall={<ListingPaywall context="streetstyle" page={page} />}
      />
      <PageView route="street_tags_similars" parameters={{}} />
    </>
  );
}
