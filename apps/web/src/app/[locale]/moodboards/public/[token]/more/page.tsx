import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getPublicBoard } from '../../../../../../features/moodboards/api/moodboards-api';
import { PublicBoard } from '../../../../../../features/moodboards/components/public-board';
import { pageMetadata } from '../../../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../../../page-props';

interface Props extends SearchProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, locale, t] = await Promise.all([params, getLocale(), getTranslations('account')]);
  const page = await getPublicBoard(token, locale);
  if (!page) notFound();
  return pageMetadata({
    locale,
    path: pathOf('moodboard_public_more', { token }),
    title: page.moodboard.name,
    description: t('board.publicEyebrow'),
    image: page.moodboard.cover,
    index: false,
  });
}

/** No page view is counted here: the address is the secret that opens the board. */
export default async function PublicMoodboard({ params, searchParams }: Props) {
  const [{ token }, given] = await Promise.all([params, searchParams]);
  return <PublicBoard token={token} at={pageNumber(given)} />;
}
