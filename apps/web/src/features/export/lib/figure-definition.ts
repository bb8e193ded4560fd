import type { FigureAddress, FigureReference } from '@toile/contracts';

const DEFINITIONS: Partial<Record<FigureAddress, string>> = {
  'category-overview/runway-share': 'share_of_collection_v2',
  'category-overview/searches': 'search_percentage_v2',
  'category-overview/moodboards': 'share_of_moodboards_v2',
  'brands/kpi': 'brands_kpi',
  'seasons/kpi': 'seasons_kpi',
  'homepage/trends/kpi': 'homepage_trends_kpi',
  'trends/kpi/searches': 'trends_kpi_searches',
  'trends/kpi/runway-share-adoption-by-brands': 'runway_share_adoption_by_brands',
  'graphs/most-searched/home': 'most_searched',
  'graphs/theme/home': 'theme_home',
  'graphs/top20/home': 'top20',
  'graphs/search-among-consumers': 'search_among_consumers',
  'graphs/search-by-country': 'search_by_country',
  'graphs/top-brands-featuring-trend': 'top_brands_featuring_trend',
  'graphs/top-trends-leading-to-brand': 'top_trends_leading_to_brand',
};

/** The definition a figure's answer would name, which is what figures are called by. */
export function definitionOf({ figure, filters }: FigureReference): string {
  if (figure === 'graphs/ranking') return `ranking_${filters.metric ?? 'traffic'}`;
  if (figure === 'graphs/color/home') return filters.view ?? 'main_colours';
  if (figure.endsWith('most-saved-to-moodboard')) return 'most_saved_to_moodboards';
  return DEFINITIONS[figure] ?? 'most_viewed_looks';
}
