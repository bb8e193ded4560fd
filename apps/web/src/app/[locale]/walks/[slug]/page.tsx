import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getWalk } from '../../../../catalogue/content-api';
import { PageView } from '../../../../features/tracking/components/page-view';
import { WalkPage } from '../../../../features/walks/components/walk-page';
import { href } from '../../../../i18n/href';
import { collectionPage, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function walkOf(slug: string) {
  const details = await getWalk(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, { walk, looks }] = await Promise.all([getLocale(), walkOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('walk_show', { slug }),
    title: walk.title,
    description: walk.intro,
    image: looks[0]?.image_filename,
  });
}

export default async function Page({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, { walk, looks }] = await Promise.all([getLocale(), walkOf(slug)]);
  return (
    <>
      <JsonLd
        data={collectionPage({
          name: walk.title,
          description: walk.intro,
          path: href(locale, 'walk_show', { slug }),
        })}
      />
      <WalkPage walk={walk} looks={looks} />
      <PageView route="walk_show" parameters={{ slug }} />
    </>
  );
}
