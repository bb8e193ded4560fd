import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { pageMetadata } from '../../../seo/page-metadata';
import { getPublicBoard } from '../api/moodboards-api';
import { boardContents } from './board-contents';

/** What a card of a shared board says: its name, what its owner wrote about it or else what stands on it, and its cover. */
export async function publicBoardMetadata(
  token: string,
  route: 'moodboard_public' | 'moodboard_public_more',
): Promise<Metadata> {
  const locale = await getLocale();
  const [page, contents] = await Promise.all([getPublicBoard(token, locale), boardContents()]);
  if (!page) notFound();
  const { name, description, cover } = page.moodboard;
  return pageMetadata({
    locale,
    path: pathOf(route, { token }),
    title: name,
    description: description || contents(page.moodboard),
    image: cover,
    index: false,
  });
}
