import type { FigureReference } from '@toile/contracts';
import { scopesOf } from '../access/scopes.js';

/** Filters of the address of a page; the others are a figure's own. */
const OF_PAGES = [
  'type',
  'city',
  'category',
  'season',
  'compare',
  'brand',
  'trend',
  'scope',
  'metric',
  'view',
];

/** The page of the dashboard that shows a figure, with its filters, without the language. */
export function pageOfFigure({ figure, filters }: FigureReference): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([key]) => OF_PAGES.includes(key)));
  const slug = filters.trend ? 'trend-focus' : filters.brand ? 'brand-focus' : tabOf(figure, filters);
  const search = query.toString();
  return `/data/dashboard/${slug}${search ? `?${search}` : ''}`;
}

function tabOf(figure: string, filters: Record<string, string>): string {
  const scopes = scopesOf(`/api/dashboard/${figure}`, filters);
  return scopes.length === 1 ? (scopes[0] ?? 'home') : 'home';
}
