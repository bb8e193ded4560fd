import {
  type Locale,
  type Page,
  pathOf,
  type ReportCounts,
  type ReportDetails,
  type ReportSummary,
  type ReportType,
} from '@toile/contracts';
import { cache } from 'react';
import { getJson, orNothing, orNull } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

/** Which files are open depends on the reader's plan, so these are asked as the reader. */
export const listReports = cache((type: ReportType | null, query: string, locale: Locale) =>
  getOwn<Page<ReportSummary>>(
    (type ? pathOf('reports_show', { slug: type }) : pathOf('reports_index', {})) + query,
    locale,
  ),
);

export const getReport = cache((slug: string, locale: Locale) =>
  orNull(getOwn<ReportDetails>(pathOf('reports_show', { slug }), locale)),
);

/** How many appeared in the year up to now; null when nobody can tell. */
export const countOfYear = cache((locale: Locale) => {
  const to = new Date();
  const from = new Date(to);
  from.setUTCFullYear(to.getUTCFullYear() - 1);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const query = `?from=${day(from)}&to=${day(to)}`;
  return orNothing(getJson<ReportCounts>(pathOf('api_reports_count_by_date_range', {}) + query, locale));
});
