import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getBoard } from '../../../../../features/moodboards/api/moodboards-api';
import { OwnBoard } from '../../../../../features/moodboards/components/own-board';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps, SlugProps } from '../../../../page-props';

async function boardOf({ params }: SlugProps) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()]);
  const page = await getBoard(slug, locale);
  if (!page) notFound();
  return { slug, locale, page };
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { slug, locale, page } = await boardOf(props);
  const { name } = page.moodboard;
  return pageMetadata({
    locale,
    path: pathOf('moodboard_more', { slug }),
    title: name,
    description: name,
    index: false,
  });
}

export default async function Moodboard(props: SlugProps & SearchProps) {
  const [{ slug, page }, given] = await Promise.all([boardOf(props), props.searchParams]);
  return (
    <>
      <OwnBoard page={page} error={[given.error].flat()[0]} />
      <PageView route="moodboard_more" parameters={{ slug }} />
    </>
  );
}
