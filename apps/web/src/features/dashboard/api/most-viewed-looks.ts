import type { Figure, Locale } from '@toile/contracts';
import { getJson, orNull } from '../../../api/get-json';
import { mostViewedPath, type Tab } from '../lib/tabs';

/** A tab's most viewed looks; null when the api has no such figure. */
export const mostViewedLooks = (tab: Tab, locale: Locale): Promise<Figure | null> =>
  orNull(getJson<Figure>(mostViewedPath(tab), locale));
