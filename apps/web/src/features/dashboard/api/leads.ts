import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

type LeadsQuery = NonNullable<ArgumentsOf<'get', '/api/dashboard/leads'>['query']>;
const MEASURES = ['searches', 'views', 'boards', 'street-style'] as const;
const RUNWAY = 'runway-share';

/** Which figures of a concept move first. @throws ApiError, 403 in the demo */
export const leads = (query: LeadsQuery, locale: Locale) => askOwn('/api/dashboard/leads', { query }, locale);

/** A year of weeks of each figure of a concept, and its runway shares by season; `missing` those that could not be had just now. */
export async function timelineOf(of: 'trend' | 'brand', slug: string, locale: Locale) {
  const seriesOf = async <M extends (typeof MEASURES)[number] | typeof RUNWAY>(measure: M) => {
    const query = { measure, of, slugs: [slug] };
    return { measure, series: await orNothing(askOwn('/api/dashboard/series', { query }, locale)) };
  };
  const [share, ...found] = await Promise.all([seriesOf(RUNWAY), ...MEASURES.map(seriesOf)]);
  const figures = found.flatMap(({ measure, series }) =>
    series && series.series.length > 0 ? [{ measure, series }] : [],
  );
  const runway = share.series && share.series.series.length > 0 ? share.series : undefined;
  const missing = [...found, share].flatMap(({ measure, series }) => (series ? [] : [measure]));
  return { figures, runway, missing };
}
