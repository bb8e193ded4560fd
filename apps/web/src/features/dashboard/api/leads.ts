import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

type LeadsQuery = NonNullable<ArgumentsOf<'get', '/api/dashboard/leads'>['query']>;
const MEASURES = ['searches', 'views', 'boards'] as const;

/** Which figures of a concept move first. @throws ApiError, 403 in the demo */
export const leads = (query: LeadsQuery, locale: Locale) => askOwn('/api/dashboard/leads', { query }, locale);

/** A year of weeks of each figure of a concept; those that cannot be had are left out. */
export async function timelineOf(of: 'trend' | 'brand', slug: string, locale: Locale) {
  const found = await Promise.all(
    MEASURES.map((measure) =>
      orNothing(askOwn('/api/dashboard/series', { query: { measure, of, slugs: [slug] } }, locale)),
    ),
  );
  return MEASURES.flatMap((measure, index) => {
    const series = found[index];
    return series && series.series.length > 0 ? [{ measure, series }] : [];
  });
}
