import type { Locale } from '@toile/contracts';
import { ApiError } from '../../../api/api-error';
import { askOwn } from '../../../api/ask';
import type { ArgumentsOf } from '../../../api/operations';

type Query = NonNullable<ArgumentsOf<'get', '/api/newsroom/brand-figures'>['query']>;

/** Of a brand of the reader's own, beside its peers. @throws ApiError */
export const brandFigures = (query: Query, locale: Locale) =>
  askOwn('/api/newsroom/brand-figures', { query }, locale);

/** What a brand was told the morning after its shows, the last one first. @throws ApiError */
export const showReports = (brand: string, locale: Locale) =>
  askOwn('/api/newsroom/brand-figures/shows', { query: { brand } }, locale);

/** Comparison sets and groups of the reader's; none for who has no dashboard subscription. @throws ApiError */
export async function keptSets(locale: Locale) {
  try {
    const [sets, groups] = await Promise.all([
      askOwn('/api/dashboard/comparison-sets', {}, locale),
      askOwn('/api/dashboard/groups', {}, locale),
    ]);
    return { sets: sets.results, groups: groups.results };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { sets: [], groups: [] };
    throw error;
  }
}
