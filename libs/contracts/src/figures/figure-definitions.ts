import { defined, type FigureDefinition } from './figure-definition.js';
import { FIGURE_FILES } from './figure-files.js';

/**
 * What a figure is called in earlier versions, which `definition=` still answers. The first: the mean of brands instead of the
 * pool, searches of nothing known in the denominator, boards whether or not they kept the look. The second of searches: words that spell a
 * slug alone, where the third counts what they were understood as; of traffic: the pages of the brands themselves alone.
 */
const EARLIER: Record<string, Partial<Record<string, string>>> = {
  share_of_collection_v2: { 1: 'share_of_collection_v1' },
  search_percentage_v3: { 1: 'search_percentage_v1', 2: 'search_percentage_v2' },
  share_of_moodboards_v2: { 1: 'share_of_moodboards_v1' },
  brands_kpi: { 2: 'brands_kpi' },
  seasons_kpi: { 2: 'seasons_kpi' },
  trends_kpi_searches: { 2: 'trends_kpi_searches' },
  most_searched: { 2: 'most_searched' },
  ranking_searches: { 2: 'ranking_searches' },
  search_by_country: { 2: 'search_by_country' },
  ranking_traffic: { 2: 'ranking_traffic_v2' },
  top20: { 2: 'top20_v2' },
};
/** Of any figure: what is pinned today. */
export const NEWEST_VERSION = '3';

const currentOf = (id: string): number => FIGURE_DEFINITIONS.find((one) => one.id === id)?.version ?? 2;

/** Versions in which a figure can be asked for, today's last. */
export const versionsOf = (id: string): string[] => [
  ...Object.keys(EARLIER[id] ?? {}),
  String(currentOf(id)),
];

/** What is answered by a version, today's where none is asked for; undefined where the figure has no such version. */
export function definitionIn(
  id: string,
  version: string | undefined,
): { definition: string; version: number } | undefined {
  const current = currentOf(id);
  if (version === undefined || version === String(current)) return { definition: id, version: current };
  const earlier = EARLIER[id]?.[version];
  return earlier === undefined ? undefined : { definition: earlier, version: Number(version) };
}

/** The definition of today by one of any version. */
export const newestOf = (id: string): string =>
  Object.keys(EARLIER).find((newest) => Object.values(EARLIER[newest] ?? {}).includes(id)) ?? id;

/** Every figure by the name its answer gives (`meta.definition`). */
export const FIGURE_DEFINITIONS: readonly FigureDefinition[] = [
  ...FIGURE_FILES.map(({ defined }) => defined),
  defined('share_of_collection_v2', 'Runway share', 'looks tagged x', 'published looks of the scope'),
  defined(
    'search_percentage_v3',
    'Searches',
    'first-page searches naming x, by filters or in words',
    'searches naming anything known, in the window',
    3,
  ),
  defined(
    'share_of_moodboards_v2',
    'Moodboards',
    'boards that gained x in the window and still hold it at its end',
    'boards with any such addition',
  ),
  defined(
    'share_of_collection_v1',
    'Runway share, first version',
    'sum of each brand’s share of looks tagged x',
    'brands that showed',
    1,
  ),
  defined(
    'search_percentage_v2',
    'Searches, second version',
    'first-page searches naming x, by filters or by its slug',
    'searches naming anything known, in the window',
  ),
  defined(
    'search_percentage_v1',
    'Searches, first version',
    'first-page searches naming x',
    'all first-page searches, in the window',
    1,
  ),
  defined(
    'share_of_moodboards_v1',
    'Moodboards, first version',
    'boards that gained x in the window, whether or not they keep it',
    'boards that gained anything',
    1,
  ),
  defined('brands_kpi', 'Brand', 'looks, runway share, traffic, searches and boards of the brand', '', 3),
  defined('seasons_kpi', 'Season', 'looks, collections, brands, models, views, searches, saves', '', 3),
  defined(
    'trends_kpi_searches',
    'Searches of a trend',
    'first-page searches naming it',
    'searches naming anything known, in the window',
    3,
  ),
  defined(
    'runway_share_adoption_by_brands',
    'Adoption by brands',
    'brands with at least one tagged look',
    'brands that showed',
  ),
  defined('homepage_trends_kpi', 'Risers', 'growth of runway share; 30 looks and 1 % in both seasons'),
  defined('most_viewed_looks', 'Most viewed looks', 'distinct viewers in the window; ties by views, then id'),
  defined('most_saved_to_moodboards', 'Most saved looks', 'distinct boards in the window'),
  defined('main_colours', 'Main colours', 'looks whose dominant colour it is', 'looks with a colour'),
  defined(
    'colour_tones',
    'Colour tones',
    'looks with any colour of the tone',
    'published looks of the scope',
  ),
  defined(
    'most_searched',
    'Most searched',
    'first-page searches naming the tag',
    'searches naming anything known',
    3,
  ),
  defined('theme_home', 'Themes', 'looks tagged with the theme', 'published looks of the scope'),
  defined(
    'ranking_traffic',
    'Brands by traffic',
    'page views that name the brand: its own page, its looks, collections and street style of the type and city',
    'all page views',
    3,
  ),
  defined(
    'ranking_traffic_v2',
    'Brands by traffic, second version',
    'views of the brand’s own page',
    'all page views',
  ),
  defined('ranking_views', 'Brands by views', 'deduplicated openings of looks and street style'),
  defined(
    'views_of_looks',
    'Views of looks over time',
    'deduplicated openings of looks with x',
    'those of all looks of the scope',
  ),
  defined(
    'street_style_share',
    'Street style over time',
    'street-style pictures taken in the week or day that wear x',
    'those of all of the type and city',
  ),
  defined(
    'boards_that_gained',
    'Boards over time',
    'boards that gained x in the week or day, whether or not they keep it',
    'boards that gained anything',
  ),
  defined('ranking_searches', 'Brands by searches', 'first-page searches naming the brand', '', 3),
  defined(
    'top20',
    'Top 20 Brands',
    'page views that name the brand: its own page, its looks, collections and street style of the type and city',
    'all page views',
    3,
  ),
  defined('top20_v2', 'Top 20 Brands, second version', 'views of the brand’s own page', 'all page views'),
  defined(
    'search_among_consumers',
    'Searches by occupation',
    'verified members of the occupation who searched x, to the nearest 5',
    'those who searched anything, to the nearest 5',
    3,
  ),
  defined(
    'search_to_board',
    'From search to look to board',
    'verified members who opened a look of what they searched, and saved one, each within half an hour, to the nearest 5',
    'those who searched it, to the nearest 5',
  ),
  defined('search_by_country', 'Searches by country', 'a country’s searches for x', 'its searches', 3),
  defined(
    'top_brands_featuring_trend',
    'Brands featuring a trend',
    'tagged looks',
    'looks of the brand, 20 at least',
  ),
  defined(
    'top_trends_leading_to_brand',
    'Trends leading to a brand',
    'views of the brand whose last trend search (same session, 30 minutes) was it',
    'views of the brand with any such search',
  ),
];
