import { type BoardContents, sayContents } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';

/** How pages say what stands on a board. */
export async function boardContents(): Promise<(board: BoardContents) => string> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('boards')]);
  return (board) => sayContents(board, (word, count) => t(`contents.${word}`, { count }), locale);
}
