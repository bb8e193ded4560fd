import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readJson } from '../../../api/asked';
import type { Shape } from '../../../api/operations';

/** Pictures that are asked for at once. */
const LOOKS_AT_ONCE = 24;
/** More than the longest window has. */
const DAYS_AT_ONCE = 400;

/** The looks behind a number, a page after the other. @param path as the explanation of a figure links to it */
export const looksBehindQuery = (path: string) =>
  infiniteQueryOptions({
    queryKey: ['looks behind', path] as const,
    queryFn: ({ pageParam, signal }) =>
      readJson<Shape<'LooksBehindDto'>>(`${path}&limit=${LOOKS_AT_ONCE}&page=${pageParam}`, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_size, total_count }) =>
      page * page_size < total_count ? page + 1 : null,
  });

/** What each day adds to a number. @param path as the explanation of a figure links to it */
export const eventsBehindQuery = (path: string) =>
  queryOptions({
    queryKey: ['events behind', path] as const,
    queryFn: async ({ signal }): Promise<EventsBehind> =>
      path.startsWith(SERIES)
        ? { rows: daysOf(await readJson<Shape<'SeriesDto'>>(path, signal)) }
        : readJson<Shape<'EventsBehindDto'>>(`${path}&limit=${DAYS_AT_ONCE}`, signal),
  });

const SERIES = '/api/dashboard/series?';
type EventsBehind = Pick<Shape<'EventsBehindDto'>, 'rows' | 'pictures'>;

/** Behind a step of a group stands the one line of its days. */
const daysOf = ({ steps, series: [line] }: Shape<'SeriesDto'>): EventsBehind['rows'] =>
  steps.map(({ from, of }, at) => ({ day: from, events: line?.points[at]?.numerator ?? 0, of }));

/** Measures of which the catalogue chooses nothing: what is told around a number is the same for every row. */
const OF_EVERY_ROW = new Set(['searches', 'traffic', 'leading', 'visitors', 'consent', 'languages']);

function aboutDays(path: string): string {
  const query = new URLSearchParams(path.split('?')[1]);
  if (!OF_EVERY_ROW.has(query.get('measure') ?? '')) return path;
  for (const name of ['trend', 'category', 'brand']) query.delete(name);
  return String(query);
}

/**
 * What is not in a number, what it is compared with, and what has changed since. Rows that have it in common share one answer.
 * @param path as the explanation of a figure links to it
 */
export const contextQuery = (path: string) =>
  queryOptions({
    queryKey: ['context', aboutDays(path)] as const,
    queryFn: ({ signal }) => readJson<Shape<'ContextOfNumberDto'>>(path, signal),
  });

/** What the ledger knows entries by. */
const OF_ENTRIES = [
  ...(['type', 'city', 'category', 'season', 'brand', 'trend'] as const),
  ...(['scope', 'metric', 'view', 'window'] as const),
];

/**
 * What of a figure says something else since it was published.
 * @param path of the figure, as its card asked for it @param filters that it obeyed
 */
export const restatementsQuery = (path: string, filters: Record<string, string>) => {
  const figure = path.slice('/api/dashboard/'.length).split('?')[0] ?? '';
  const query = new URLSearchParams({ figure });
  for (const name of OF_ENTRIES) if (filters[name]) query.set(name, filters[name]);
  return queryOptions({
    queryKey: ['restatements', String(query)] as const,
    queryFn: ({ signal }) =>
      readJson<Shape<'RestatementsDto'>>(`/api/dashboard/restatements?${query}`, signal),
  });
};
