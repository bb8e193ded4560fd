import { type FigureAddress, obeyedOf, TAG_CATEGORIES } from '@toile/contracts';
import type { PublishedRow } from './read-models/published-figure.entity.js';

interface Reference {
  figure: FigureAddress;
  filters: Record<string, string>;
}

const BEHAVIOUR = [
  'category-overview/searches',
  'category-overview/moodboards',
] as const satisfies FigureAddress[];
const OF_SEASONS = [
  'seasons/kpi',
  'graphs/theme/home',
  'graphs/color/home',
  'graphs/ranking',
] as const satisfies FigureAddress[];
/** More rows than any of them has. */
const ALL_ROWS = '500';

/** What is published of a season once its days are over: the overviews, runway shares of every category, and what stands on its page. */
export function publishedOf(season: string, type: string): Reference[] {
  const categories = ['all-categories', ...TAG_CATEGORIES.map(({ slug }) => slug)];
  return [
    ...categories.map((category) => of('category-overview/runway-share', { type, season, category })),
    ...BEHAVIOUR.map((figure) => of(figure, { type, season })),
    ...OF_SEASONS.map((figure) => of(figure, { type, season })),
  ];
}

const of = (figure: FigureAddress, filters: Record<string, string>): Reference => ({
  figure,
  filters: { ...obeyedOf(figure, filters), limit: ALL_ROWS },
});

/** The same for the same figure, in whatever order its filters stand. */
export const keyOfReference = ({ figure, filters }: Reference): string =>
  `${figure}?${new URLSearchParams(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)))}`;

/** Rows that say something else now; those that came and went too. */
export function differences(
  before: readonly PublishedRow[],
  now: readonly PublishedRow[],
): { before: PublishedRow | null; after: PublishedRow | null }[] {
  const after = new Map(now.map((row) => [row.key, row]));
  const known = new Set(before.map(({ key }) => key));
  return [
    ...before.map((row) => ({ before: row, after: after.get(row.key) ?? null })),
    ...now.filter(({ key }) => !known.has(key)).map((row) => ({ before: null, after: row })),
  ].filter(({ before, after }) => before?.value !== after?.value || before?.numerator !== after?.numerator);
}
