import type { Metadata } from 'next';
import { ListingPaywall } from '../../../../features/paywall/components/listing-paywall';
import { SimilarLooks, similarLooksMetadata } from '../../../../features/similar/components/similar-looks';
import { weightsGiven } from '../../../../features/similar/lib/weights-given';
import { PageView } from '../../../../features/tracking/components/page-view';
import { lookGiven, pageNumber, type SearchProps } from '../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return similarLooksMetadata('related', lookGiven(await searchParams));
}

export default async function RelatedLooks({ searchParams }: SearchProps) {
  const given = await searchParams;
  const page = pageNumber(given);
  return (
    <>
      <SimilarLooks
        likeness="related"
        slug={lookGiven(given)}
        page={page}
        weights={weightsGiven(given)}
        paywall={<ListingPaywall context="looks" page={page} />}
      />
      <PageView route="look_related" parameters={{}} />
    </>
  );
}
