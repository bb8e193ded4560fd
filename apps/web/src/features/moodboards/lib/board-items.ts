import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import type { BoardThing } from './board-item';
import { toCard } from './to-card';

export type BoardRow = Shape<'MoodboardItemDto'> | Shape<'MoodboardCardDto'>;

/** What stands on a board, in the reader's words. */
export async function toBoardItems(rows: readonly BoardRow[]): Promise<BoardThing[]> {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('boards'), catalogueNames()]);
  const words = { note: t('cards.emptyNote'), picture: t('cards.ownPicture') };
  return rows.map((row) => {
    if ('note' in row) return toCard(row, words);
    const { type, slug, comment, image_filename, look, section, place } = row;
    const where = look ? [names.season(look.season), names.city(look.city)] : [];
    return {
      key: `${type}:${slug}`,
      type,
      slug,
      filename: image_filename,
      note: comment,
      section,
      place,
      colours: look?.colours ?? [],
      width: look?.width ?? 1200,
      height: look?.height ?? 1800,
      thumbhash: look?.thumbhash ?? null,
      name: look ? look.designer?.name || names.city(look.city) : t('gone'),
      facts: where.join(' · '),
      href: look ? href(locale, type === 'look' ? 'look_show' : 'street_show', { slug }) : null,
    };
  });
}
