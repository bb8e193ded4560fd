import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import type { BoardItem } from './board-item';

/** Items of a board in the reader's words. */
export async function toBoardItems(items: readonly Shape<'MoodboardItemDto'>[]): Promise<BoardItem[]> {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('boards'), catalogueNames()]);
  return items.map(({ type, slug, comment, image_filename, look, section }) => {
    const place = look ? [names.season(look.season), names.city(look.city)] : [];
    return {
      key: `${type}:${slug}`,
      type,
      slug,
      filename: image_filename,
      note: comment,
      section,
      width: look?.width ?? 1200,
      height: look?.height ?? 1800,
      thumbhash: look?.thumbhash ?? null,
      name: look ? look.designer?.name || names.city(look.city) : t('gone'),
      facts: place.join(' · '),
      href: look ? href(locale, type === 'look' ? 'look_show' : 'street_show', { slug }) : null,
    };
  });
}
