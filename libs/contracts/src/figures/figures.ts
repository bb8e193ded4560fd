import { DASHBOARD_SCOPES } from '../subscription.js';
import type { FigureFile } from './figure-file.js';
import { FIGURE_FILES } from './figure-files.js';
import { FIGURE_FILTERS, type FigureKind } from './figure-kind.js';

/** What chooses looks. */
const LOOKS = ['type', 'city', 'season', 'scope'] as const;
/** Type and city choose the shows, between which behaviour counts. */
const BEHAVIOUR = ['type', 'city', 'season', 'window'] as const;

/** What is told of a brand beside its looks. */
const SHARES_OF_BRAND: ReadonlySet<string> = new Set(['runway_share', 'traffic', 'searches', 'moodboards']);

type ByAddress<F extends readonly FigureFile[]> = { [One in F[number] as One['address']]: One };
const fromFiles = Object.fromEntries(FIGURE_FILES.map((figure) => [figure.address, figure])) as ByAddress<
  typeof FIGURE_FILES
>;

/**
 * The register of figures by their address below `/api/dashboard/`: those of a file each, and those said here. Routes, OpenAPI, tokens,
 * embeds, alerts, notes, cards and examples read it.
 */
export const FIGURES = {
  ...fromFiles,
  'category-overview/runway-share': {
    obeys: [...LOOKS, 'category', 'compare', 'brand', 'trend', 'without'],
    definition: 'share_of_collection_v2',
    tab: 'trends',
    scopes: 'by-focus',
    subject: 'trend',
    rests: 'looks',
  },
  'category-overview/searches': {
    obeys: [...BEHAVIOUR, 'category', 'compare', 'trend', 'without'],
    definition: 'search_percentage_v3',
    tab: 'trends',
    scopes: 'by-focus',
    subject: 'trend',
    rests: 'visitors',
    daysOnly: true,
  },
  'category-overview/moodboards': {
    obeys: [...LOOKS, 'category', 'compare', 'brand', 'trend', 'window', 'without'],
    definition: 'share_of_moodboards_v2',
    tab: 'trends',
    scopes: 'by-focus',
    subject: 'trend',
    rests: 'boards',
  },
  'brands/kpi': {
    obeys: [...BEHAVIOUR, 'brand'],
    definition: 'brands_kpi',
    tab: 'brands',
    scopes: ['brands'],
    subject: 'kpi',
    rests: 'visitors',
    unit: (_, row) => (SHARES_OF_BRAND.has(row ?? '') ? 'percent' : 'looks'),
    rowsBy: 'label',
    needs: 'brand',
  },
  'seasons/kpi': {
    obeys: [...LOOKS, 'window'],
    definition: 'seasons_kpi',
    tab: 'seasons',
    scopes: ['seasons'],
    subject: 'kpi',
    rests: 'visitors',
    unit: 'by-row',
  },
  'homepage/trends/kpi': {
    obeys: [...LOOKS, 'brand', 'without'],
    definition: 'homepage_trends_kpi',
    tab: 'home',
    scopes: ['trends'],
    subject: 'trend',
    rests: 'looks',
  },
  'trends/kpi/searches': {
    obeys: [...BEHAVIOUR, 'trend'],
    definition: 'trends_kpi_searches',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'kpi',
    rests: 'visitors',
    needs: 'trend',
    daysOnly: true,
  },
  'trends/kpi/runway-share-adoption-by-brands': {
    obeys: [...LOOKS, 'trend'],
    definition: 'runway_share_adoption_by_brands',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'kpi',
    rests: 'looks',
    needs: 'trend',
  },
  'graphs/color/home': {
    obeys: [...LOOKS, 'brand', 'view'],
    definition: ({ view }) => view ?? 'main_colours',
    tab: 'home',
    scopes: ['seasons'],
    subject: 'colour',
    rests: 'looks',
  },
  'graphs/most-searched/home': {
    obeys: ['window', 'without'],
    definition: 'most_searched',
    tab: 'home',
    scopes: ['trends'],
    subject: 'trend',
    rests: 'visitors',
  },
  'graphs/theme/home': {
    obeys: [...LOOKS, 'brand'],
    definition: 'theme_home',
    tab: 'home',
    scopes: ['trends'],
    subject: 'trend',
    rests: 'looks',
  },
  'graphs/top20/home': {
    obeys: BEHAVIOUR,
    definition: 'top20',
    tab: 'home',
    scopes: ['brands'],
    subject: 'brand',
    rests: 'visitors',
  },
  'graphs/ranking': {
    obeys: [...LOOKS, 'brand', 'metric', 'window'],
    daysOnly: ({ metric }) => metric === 'searches',
    definition: ({ metric }) => `ranking_${metric ?? 'traffic'}`,
    tab: 'brands',
    scopes: ['brands'],
    subject: 'brand',
    rests: 'visitors',
    unit: ({ metric }) => (metric === 'views' || metric === 'searches' ? metric : 'percent'),
  },
  'graphs/search-among-consumers': {
    obeys: ['season', 'job', 'trend', 'without'],
    definition: 'search_among_consumers',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'trend',
    rests: 'members',
  },
  'graphs/search-by-country': {
    obeys: [...BEHAVIOUR, 'trend', 'country'],
    definition: 'search_by_country',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'country',
    rowsBy: 'label',
    rests: 'visitors',
    needs: 'trend',
    daysOnly: true,
  },
  'graphs/top-brands-featuring-trend': {
    obeys: [...LOOKS, 'trend'],
    definition: 'top_brands_featuring_trend',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'brand',
    rests: 'looks',
    needs: 'trend',
  },
  'graphs/top-trends-leading-to-brand': {
    obeys: [...BEHAVIOUR, 'brand', 'without'],
    definition: 'top_trends_leading_to_brand',
    tab: 'brands',
    scopes: ['brands'],
    subject: 'trend',
    rests: 'visitors',
    needs: 'brand',
    daysOnly: true,
  },
  'home/most-viewed-looks': {
    obeys: ['window'],
    definition: 'most_viewed_looks',
    tab: 'home',
    scopes: DASHBOARD_SCOPES,
    subject: 'look',
    rests: 'visitors',
    unit: 'visitors',
  },
  'most-viewed-looks': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_viewed_looks',
    tab: 'seasons',
    scopes: DASHBOARD_SCOPES,
    subject: 'look',
    rests: 'visitors',
    unit: 'visitors',
  },
  'brands/most-viewed-looks': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_viewed_looks',
    tab: 'brands',
    scopes: ['brands'],
    subject: 'look',
    rests: 'visitors',
    unit: 'visitors',
  },
  'seasons/most-viewed-looks': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_viewed_looks',
    tab: 'seasons',
    scopes: ['seasons'],
    subject: 'look',
    rests: 'visitors',
    unit: 'visitors',
  },
  'trends/most-viewed-looks': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_viewed_looks',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'look',
    rests: 'visitors',
    unit: 'visitors',
  },
  'brands/most-saved-to-moodboard': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_saved_to_moodboards',
    tab: 'brands',
    scopes: ['brands'],
    subject: 'look',
    rests: 'boards',
    unit: 'boards',
  },
  'seasons/most-saved-to-moodboard': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_saved_to_moodboards',
    tab: 'seasons',
    scopes: ['seasons'],
    subject: 'look',
    rests: 'boards',
    unit: 'boards',
  },
  'trends/most-saved-to-moodboard': {
    obeys: [...LOOKS, 'brand', 'trend', 'window'],
    definition: 'most_saved_to_moodboards',
    tab: 'trends',
    scopes: ['trends'],
    subject: 'look',
    rests: 'boards',
    unit: 'boards',
  },
} as const satisfies Record<string, FigureKind>;

/** What can be asked for, embedded, watched, noted and sent. */
export type FigureAddress = keyof typeof FIGURES;
export const FIGURE_ADDRESSES = Object.keys(FIGURES) as FigureAddress[];

export const figureKind = (address: FigureAddress): FigureKind => FIGURES[address];

/** The definition (`meta.definition`) that a figure's answer names when it is asked for with these filters. */
export function definitionOf(address: FigureAddress, filters: Record<string, string> = {}): string {
  const { definition } = figureKind(address);
  return typeof definition === 'string' ? definition : definition(filters);
}

const FILTERS = new Set<string>(FIGURE_FILTERS);
/** Days of one's own are a window. */
const filterOf = (parameter: string) => (parameter === 'from' || parameter === 'to' ? 'window' : parameter);

/** Whether a parameter is a filter that this figure does not obey; how an answer is given (`limit`, `format`) is no filter. */
export function isUnobeyed(address: FigureAddress, parameter: string): boolean {
  const filter = filterOf(parameter);
  return FILTERS.has(filter) && !figureKind(address).obeys.some((one) => one === filter);
}

/** What chooses no part of what was shown. */
const ALL_SHOWN: Record<string, string> = { type: 'woman', city: 'all-cities' };

/** Whether a type or city was chosen that chose the days of a figure alone, in which it tells of all readers. */
export function isOfAllReaders(address: FigureAddress, filters: Record<string, string | undefined>): boolean {
  const { daysOnly = false } = figureKind(address);
  const isOfDays = typeof daysOnly === 'function' ? daysOnly(filters) : daysOnly;
  return isOfDays && Object.entries(ALL_SHOWN).some(([name, usual]) => (filters[name] ?? usual) !== usual);
}

/** What the figure obeys of these parameters. */
export const obeyedOf = (address: FigureAddress, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !isUnobeyed(address, name)));
