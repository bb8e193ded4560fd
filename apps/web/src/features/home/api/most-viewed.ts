import type { Locale } from '@toile/contracts';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';

const LOOKS = 12;

/** The home page's strip of most viewed looks; null when the figure cannot be had, which must not take the page down. */
export const mostViewed = (locale: Locale): Promise<Shape<'FigureDto'> | null> =>
  orNothing(ask('/api/dashboard/home/most-viewed-looks', { query: { limit: LOOKS } }, locale));
