import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getBoard } from '../../../../../features/moodboards/api/moodboards-api';
import { OwnBoard } from '../../../../../features/moodboards/components/own-board';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps, type SlugProps } from '../../../../page-props';

type Props = SlugProps & SearchProps;

async function boardOf({ params, searchParams }: Props) {
  const [{ slug }, given, locale] = await Promise.all([params, searchParams, getLocale()]);
  const page = await getBoard(slug, pageQuery(pageNumber(given)), locale);
  if (!page) notFound();
  return { slug, locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
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

export default async function Moodboard(props: Props) {
  const { slug, page } = await boardOf(props);
  return (
    <>
      <OwnBoard page={page} />
      <PageView route="moodboard_more" parameters={{ slug }} />
    </>
  );
}
