import { FIGURE_FILES, type FigureAddress } from '@toile/contracts';

const OVERVIEW = [
  'category-overview/runway-share',
  'category-overview/searches',
  'category-overview/moodboards',
] as const satisfies FigureAddress[];

const ofFiles = (page: PageSlug): FigureAddress[] =>
  FIGURE_FILES.filter(({ tab }) => tab === page).map(({ address }) => address);

/** The figures of each page of the dashboard, in reading order; those of a file each follow at the end of their tab. */
export const PAGE_FIGURES = {
  home: [
    'homepage/trends/kpi',
    'graphs/top20/home',
    'graphs/color/home',
    'graphs/most-searched/home',
    'home/most-viewed-looks',
    'graphs/theme/home',
    'seasons/kpi',
    ...ofFiles('home'),
  ],
  trends: [
    ...OVERVIEW,
    'graphs/search-among-consumers',
    'trends/most-viewed-looks',
    'trends/most-saved-to-moodboard',
    ...ofFiles('trends'),
  ],
  brands: [
    'graphs/ranking',
    'brands/most-viewed-looks',
    'brands/most-saved-to-moodboard',
    ...ofFiles('brands'),
  ],
  seasons: [
    'seasons/kpi',
    'category-overview/runway-share',
    'graphs/color/home',
    'seasons/most-viewed-looks',
    'seasons/most-saved-to-moodboard',
    ...ofFiles('seasons'),
  ],
  'trend-focus': [
    'category-overview/runway-share',
    'trends/kpi/searches',
    'trends/kpi/runway-share-adoption-by-brands',
    'category-overview/moodboards',
    'graphs/top-brands-featuring-trend',
    'graphs/search-by-country',
    'graphs/search-among-consumers',
    'trends/most-viewed-looks',
    'trends/most-saved-to-moodboard',
  ],
  'brand-focus': [
    'brands/kpi',
    ...OVERVIEW,
    'graphs/color/home',
    'graphs/top-trends-leading-to-brand',
    'brands/most-viewed-looks',
    'brands/most-saved-to-moodboard',
  ],
  'season-focus': [
    'seasons/kpi',
    ...OVERVIEW,
    'graphs/color/home',
    'graphs/top20/home',
    'seasons/most-viewed-looks',
    'seasons/most-saved-to-moodboard',
  ],
} as const satisfies Record<string, readonly string[]> as Record<PageSlug, readonly FigureAddress[]>;

export const PAGE_SLUGS = [
  ...(['home', 'trends', 'brands', 'seasons'] as const),
  ...(['trend-focus', 'brand-focus', 'season-focus'] as const),
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];
