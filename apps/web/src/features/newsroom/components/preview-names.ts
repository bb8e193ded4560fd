import { TAG_CATEGORIES, TYPES } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { getLocale, getMessages } from 'next-intl/server';
import { knownSeasons } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import type { PreviewNames } from './retag-preview';

/** The reader's words for what a retag would change. */
export async function previewNames(): Promise<PreviewNames> {
  const [{ newsroom, dashboard, exports }, names, seasons] = await Promise.all([
    getMessages() as Promise<Messages>,
    catalogueNames(),
    knownSeasons(await getLocale()),
  ]);
  return {
    words: { ...newsroom.retags, change: dashboard.card.change, points: dashboard.card.points },
    categories: Object.fromEntries(TAG_CATEGORIES.map((one) => [one.slug, names.category(one)])),
    figures: {
      share_of_collection_v2: exports.figures.share_of_collection_v2,
      runway_share_adoption_by_brands: exports.figures.runway_share_adoption_by_brands,
      share_of_moodboards_v2: exports.figures.share_of_moodboards_v2,
    },
    seasons: Object.fromEntries(seasons.map((season) => [season.slug, names.season(season)])),
    types: Object.fromEntries(TYPES.map((type) => [type.slug, names.type(type)])),
  };
}
