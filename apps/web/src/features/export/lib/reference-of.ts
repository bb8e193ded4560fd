import type { FigureAddress, FigureReference, Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';

const PREFIX = '/api/dashboard/';
/** How an answer is given is no part of what it is about. */
const NOT_KEPT = new Set(['page', 'format', 'explain', 'locale']);
const PINS = ['as_of', 'from', 'to'];

/** A figure and its filters, from the address it was asked at. */
export function referenceOf(path: string): FigureReference {
  const { pathname, searchParams } = new URL(path, 'http://here');
  const filters = [...searchParams].filter(([key]) => !NOT_KEPT.has(key));
  return {
    figure: pathname.slice(PREFIX.length) as FigureAddress,
    filters: Object.fromEntries(filters),
  };
}

/** The same without what would keep it from changing, for what goes on being asked. */
export function living({ figure, filters }: FigureReference): FigureReference {
  return {
    figure,
    filters: Object.fromEntries(Object.entries(filters).filter(([key]) => !PINS.includes(key))),
  };
}

/** Pinned to what was known at a time. */
export const pinnedTo = ({ figure, filters }: FigureReference, asOf: string): FigureReference => ({
  figure,
  filters: { ...filters, as_of: asOf },
});

/** Where a figure is had as a file: the same rows as it shows. */
export function exportPath(path: string, format: string, locale: Locale, asOf: string | null): string {
  const url = new URL(path, 'http://here');
  url.searchParams.set('format', format);
  url.searchParams.set('locale', locale);
  if (asOf) url.searchParams.set('as_of', asOf);
  return url.pathname + url.search;
}

/** Whether two references mean the same, in whatever order their filters stand. */
export function isSame(a: Shape<'AskedReferenceDto'>, b: Shape<'AskedReferenceDto'>): boolean {
  const text = ({ figure, filters = {}, question }: Shape<'AskedReferenceDto'>) =>
    JSON.stringify([figure, Object.entries(filters).sort(), question]);
  return text(a) === text(b);
}
