import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';

/** How a collection is rated, and by the reader; null when nobody can tell. */
export const getRatingOverview = (slug: string, locale: Locale) =>
  orNothing(askOwn('/api/collection/{slug}/rating/overview', { path: { slug } }, locale));
