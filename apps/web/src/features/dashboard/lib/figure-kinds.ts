import {
  definitionOf,
  FIGURE_FILES,
  type FigureAddress,
  type FigureKind,
  type FigureReference,
  figureKind,
  isUnobeyed,
  NEWEST_VERSION,
  SEASONS,
  versionsOf,
} from '@toile/contracts';
import {
  type BoardScope,
  full,
  NARROWING_FIELDS,
  type NarrowingField,
  SCOPE_FIELDS,
  type ScopeDefaults,
  type ScopeField,
} from './board-scope';

/** How a card asks for its figure: with filters that the figure obeys. */
interface Card {
  path: FigureAddress;
  fields: readonly ScopeField[];
  /** Rows it usually has: its place is kept before it is there. */
  rows: number;
  /** Asked for besides the fields. */
  also?: string;
}
/** A card and what is known of its figure. */
export type CardKind = Card & FigureKind;
export type Subject = FigureKind['subject'];

const CATALOGUE = ['type', 'city', 'season', 'scope'] as const satisfies ScopeField[];
const WINDOW = ['type', 'city', 'season'] as const satisfies ScopeField[];
const OVERVIEW = [...CATALOGUE, 'category', 'trend', 'brand', 'without'] as const satisfies ScopeField[];
const RANKING = [...CATALOGUE, 'trend', 'brand'] as const satisfies ScopeField[];

const overview = (measure: 'runway-share' | 'searches' | 'moodboards') =>
  ({
    path: `category-overview/${measure}`,
    fields: OVERVIEW,
    rows: 11,
    also: 'limit=60',
  }) as const satisfies Card;

/** Cards of figures that are said in a file each, which are asked for with all that the figure obeys. */
type FileCards = { [One in (typeof FIGURE_FILES)[number] as One['card']['name']]: Card };
const ofFiles = Object.fromEntries(
  FIGURE_FILES.map(({ address, obeys, card }) => [
    card.name,
    {
      path: address,
      fields: SCOPE_FIELDS.filter((field) => obeys.some((one) => one === field)),
      rows: card.rows,
      also: `limit=${card.rows}`,
    } satisfies Card,
  ]),
) as unknown as FileCards;

/** Every card of the dashboard, and how it asks for its figure. */
export const CARDS = {
  ...ofFiles,
  runwayShare: overview('runway-share'),
  searches: { ...overview('searches'), fields: [...WINDOW, 'category', 'trend', 'without'] },
  moodboards: overview('moodboards'),
  seasonsCompared: {
    ...overview('runway-share'),
    fields: [...OVERVIEW, 'compare'],
    also: 'limit=200',
  },
  risers: {
    path: 'homepage/trends/kpi',
    fields: [...CATALOGUE, 'without'],
    rows: 6,
    also: 'limit=6',
  },
  brandKpi: { path: 'brands/kpi', fields: [...WINDOW, 'brand'], rows: 5 },
  seasonKpi: { path: 'seasons/kpi', fields: CATALOGUE, rows: 7 },
  trendSearches: {
    path: 'trends/kpi/searches',
    fields: [...WINDOW, 'trend'],
    rows: 1,
  },
  trendAdoption: {
    path: 'trends/kpi/runway-share-adoption-by-brands',
    fields: [...CATALOGUE, 'trend'],
    rows: 1,
  },
  trendShare: { ...overview('runway-share'), fields: [...CATALOGUE, 'trend', 'brand'], rows: 1 },
  trendBoards: { ...overview('moodboards'), fields: [...CATALOGUE, 'trend', 'brand'], rows: 1 },
  colours: {
    path: 'graphs/color/home',
    fields: [...CATALOGUE, 'view', 'brand'],
    rows: 7,
    also: 'limit=100',
  },
  mostSearched: {
    path: 'graphs/most-searched/home',
    fields: ['without'],
    rows: 12,
    also: 'limit=12',
  },
  themes: {
    path: 'graphs/theme/home',
    fields: CATALOGUE,
    rows: 12,
    also: 'limit=12',
  },
  ranking: {
    path: 'graphs/ranking',
    fields: [...CATALOGUE, 'metric', 'brand'],
    rows: 20,
    also: 'limit=20',
  },
  top20: {
    path: 'graphs/top20/home',
    fields: WINDOW,
    rows: 20,
    also: 'limit=20',
  },
  consumers: {
    path: 'graphs/search-among-consumers',
    fields: ['season', 'job', 'trend', 'without'],
    rows: 12,
    also: 'limit=12',
  },
  byCountry: {
    path: 'graphs/search-by-country',
    fields: [...WINDOW, 'trend', 'country'],
    rows: 12,
  },
  topBrands: {
    path: 'graphs/top-brands-featuring-trend',
    fields: [...CATALOGUE, 'trend'],
    rows: 15,
    also: 'limit=15',
  },
  leadingTrends: {
    path: 'graphs/top-trends-leading-to-brand',
    fields: [...WINDOW, 'brand', 'without'],
    rows: 12,
    also: 'limit=12',
  },
  viewedHome: {
    path: 'home/most-viewed-looks',
    fields: [],
    rows: 12,
    also: 'limit=12',
  },
  viewedTrends: {
    path: 'trends/most-viewed-looks',
    fields: RANKING,
    rows: 6,
    also: 'limit=6',
  },
  viewedBrands: {
    path: 'brands/most-viewed-looks',
    fields: RANKING,
    rows: 6,
    also: 'limit=6',
  },
  viewedSeasons: {
    path: 'seasons/most-viewed-looks',
    fields: RANKING,
    rows: 6,
    also: 'limit=6',
  },
  savedTrends: {
    path: 'trends/most-saved-to-moodboard',
    fields: RANKING,
    rows: 6,
    also: 'limit=6',
  },
  savedBrands: {
    path: 'brands/most-saved-to-moodboard',
    fields: RANKING,
    rows: 6,
    also: 'limit=6',
  },
  savedSeasons: {
    path: 'seasons/most-saved-to-moodboard',
    fields: RANKING,
    rows: 6,
    also: 'limit=6',
  },
} as const satisfies Record<string, Card>;
export type FigureName = keyof typeof CARDS;

export const kindOf = (name: FigureName): CardKind => ({
  ...figureKind(CARDS[name].path),
  ...CARDS[name],
});

/** The card a figure is drawn by where it stands outside of the dashboard; seasons that are compared have one of their own. */
export function cardOf({ figure, filters }: FigureReference): FigureName {
  if (filters.compare && CARDS.seasonsCompared.path === figure) return 'seasonsCompared';
  const names = Object.keys(CARDS) as FigureName[];
  // Looks of every part of the dashboard are drawn as those of a season.
  return names.find((name) => CARDS[name].path === figure) ?? 'viewedSeasons';
}

/** Where a figure is asked for with these filters, and with as many rows as its card has. */
export function referencePath({ figure, filters }: FigureReference): string {
  const query = new URLSearchParams(filters);
  for (const [key, value] of new URLSearchParams(kindOf(cardOf({ figure, filters })).also))
    if (!query.has(key)) query.set(key, value);
  return `/api/dashboard/${figure}?${query}`;
}

/** Filters that a reader has set and this card is not narrowed by. */
export function notNarrowedBy(
  name: FigureName,
  scope: BoardScope,
  defaults: ScopeDefaults,
): NarrowingField[] {
  const { path, fields } = kindOf(name);
  return NARROWING_FIELDS.filter(
    (field) =>
      scope[field] &&
      scope[field] !== (defaults as BoardScope)[field] &&
      !fields.includes(field) &&
      isUnobeyed(path, field),
  );
}

/** Which of two sides a figure stands on: what the page is about, or what it is compared with. */
export type Side = 'this' | 'other';

const isSeason = (slug: string | undefined) => SEASONS.some((season) => season.slug === slug);

/** Where a figure is asked for. A side compared with has its own season, trend or brand. */
export function figurePath(
  name: FigureName,
  scope: BoardScope,
  defaults: ScopeDefaults,
  side: Side = 'this',
): string {
  const kind = kindOf(name);
  const asked = full(scope, defaults);
  if (side === 'other') {
    const other = scope.with ?? '';
    // On the page of a season more seasons are named: the first one it is set beside is the one of the filters.
    if (!other || isSeason(other.split(',')[0])) asked.season = asked.compare ?? '';
    else if (scope.trend) asked.trend = other;
    else if (scope.brand) asked.brand = other;
  }
  const query = new URLSearchParams();
  for (const field of kind.fields) {
    const value = asked[field];
    if (value) query.set(field, value);
  }
  const { definition: version } = asked;
  const definition = definitionOf(kind.path, Object.fromEntries(query));
  if (version && version !== NEWEST_VERSION && versionsOf(definition).includes(version))
    query.set('definition', version);
  if (asked.as_of) query.set('as_of', asked.as_of);
  for (const [key, value] of new URLSearchParams(kind.also)) query.set(key, value);
  return `/api/dashboard/${kind.path}?${query}`;
}
