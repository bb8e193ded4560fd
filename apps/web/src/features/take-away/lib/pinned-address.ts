import type { FigureMeta } from '@toile/contracts';

/** What of a figure's filters a page has in its address. */
const OF_PAGES = [
  'type',
  'city',
  'category',
  'season',
  'compare',
  'scope',
  'metric',
  'view',
  'job',
  'country',
];

/** The address of the page that shows these figures tomorrow too: filters, season, version of the definition, and time. */
export function pinnedAddress(
  page: { origin: string; pathname: string; search: string },
  { filters, version, as_of }: FigureMeta,
  mayPinTime: boolean,
): string {
  const query = new URLSearchParams(page.search);
  for (const field of OF_PAGES) if (filters[field] && !query.has(field)) query.set(field, filters[field]);
  query.set('definition', String(version));
  if (mayPinTime && !query.has('as_of')) query.set('as_of', as_of);
  return `${page.origin}${page.pathname}?${query}`;
}
