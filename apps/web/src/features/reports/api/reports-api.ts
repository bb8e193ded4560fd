import type { Locale, ReportType } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import { orNothing, orNull } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';

type ReportList = Shape<'ReportListDto'>;

/** Which files are open depends on the reader's plan, so these are asked as the reader. */
export const listReports = (type: ReportType | null, page: number, locale: Locale): Promise<ReportList> =>
  type
    ? // A type in a slug's place is its list.
      (askOwn('/reports/{slug}', { path: { slug: type }, query: { page } }, locale) as Promise<ReportList>)
    : askOwn('/reports', { query: { page } }, locale);

export const getReport = (slug: string, locale: Locale) =>
  orNull(askOwn('/reports/{slug}', { path: { slug } }, locale) as Promise<Shape<'ReportDetailsDto'>>);

/** How many appeared in the year up to now; null when nobody can tell. */
export function countOfYear(locale: Locale) {
  const now = new Date();
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - 1);
  const query = { from: before.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
  return orNothing(ask('/api/reports/count-by-date-range', { query }, locale));
}
