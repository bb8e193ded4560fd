import { type Locale, SEASONS } from '@toile/contracts';
import { cache } from 'react';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { catalogueNames } from '../../../catalogue/names';
import type { FocusKind } from '../lib/focus';
import { nameAmong, nameQuery } from '../lib/name-of';

/** What the focus of a page is called; null when the catalogue knows nothing of it. */
export const focusName = cache(
  async (kind: FocusKind, slug: string, locale: Locale): Promise<string | null> => {
    if (kind === 'season') {
      const season = SEASONS.find((one) => one.slug === slug);
      return season ? (await catalogueNames()).season(season) : null;
    }
    if (!slug) return null;
    const found = await orNothing(ask('/api/dashboard/search', { query: nameQuery(slug, locale) }, locale));
    return found ? nameAmong(kind, slug, found.results) : null;
  },
);
