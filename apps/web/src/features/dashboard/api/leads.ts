import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

type LeadsQuery = NonNullable<ArgumentsOf<'get', '/api/dashboard/leads'>['query']>;
const MEASURES = ['searches', 'views', 'boards', 'street-style'] as const;
const RUNWAY = 'runway-share';

/** Which figures of a concept move first. @throws ApiError, 403 in the demo */
export const leads = (query: LeadsQuery, locale: Locale) => askOwn('/api/dashboard/leads', { query }, locale);

/** A year of weeks of each figure of a concept, and its runway shares by season; those that cannot be had are left out. */
export async function timelineOf(of: 'trend' | 'brand', slug: string, locale: Locale) {
  const seriesOf = async (measure: (typeof MEASURES)[number] | typeof RUNWAY) => {
    const query = { measure, of, slugs: [slug] };
    const series = await orNothing(askOwn('/api/dashboard/series', { query }, locale));
    return series && series.series.length > 0 ? series : undefined;
  };
  const [runway, ...found] = await Promise.all([seriesOf(RUNWAY), ...MEASURES.map(seriesOf)]);
  const figures = MEASURES.flatMap((measure, index) => {
    const series = found[index];
    return series ? [{ measure, series }] : [];
  });
  return { figures, runway };
}
