import type { Metadata } from 'next';
import { ListingPaywall } from '../../../../../features/paywall/components/listing-paywall';
import { SimilarLooks, similarLooksMetadata } from '../../../../../features/similar/components/similar-looks';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { lookGiven, pageNumber, type SearchProps } from '../../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return similarLooksMetadata('tagged', lookGiven(await searchParams));
}

export default async function LooksWithTheSameTags({ searchParams }: SearchProps) {
  const given = await searchParams;
  const page = pageNumber(given);
  return (
    <>
      <SimilarLooks
        likeness="tagged"
        slug={lookGiven(given)}
        page={page}
        paywall={<ListingPaywall context="looks" page={page} />}
      />
      <PageView route="look_tags_similars" parameters={{}} />
    </>
  );
}
