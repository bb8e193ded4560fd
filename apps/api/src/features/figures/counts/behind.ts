import type { FigureRow } from '@toile/contracts';
import { COUNTRIES, FIGURE_FILES, TAG_CATEGORIES } from '@toile/contracts';

/** A list of rows behind a number: where, and what it is narrowed by; null takes a filter away. */
export interface Behind {
  path: 'looks' | 'events' | 'context';
  params: Record<string, string | null>;
}

const CATEGORIES = new Set<string>(TAG_CATEGORIES.map(({ slug }) => slug));

/** Where what is behind a row of a figure can be read; null where there is nothing to list. */
export function behindOf(definition: string, row: FigureRow): Behind | null {
  const kpi = definition.endsWith('s_kpi') ? KPI[row.label] : undefined;
  if (kpi && definition === 'brands_kpi') return { ...kpi, params: { ...kpi.params, brand: row.tag_name } };
  if (kpi) return kpi;
  const make = MAKERS[definition];
  return make ? make(row) : behindFile(definition, row);
}

/** Whether numerator and denominator of a figure rest on the same looks: parts of a category, or openings of a trend's looks. */
export function isOfBoth(definition: string): boolean {
  const { behind } = fileOf(definition) ?? {};
  return behind?.rows === 'looks' && 'ofBoth' in behind;
}

const fileOf = (definition: string) => FIGURE_FILES.find((figure) => figure.definition === definition);

/** The looks that the denominator of an events' figure counts; null where it counts none. */
export function wholeOfFile(definition: string, { tag_name }: FigureRow): Behind | null {
  const { behind } = fileOf(definition) ?? {};
  return behind && 'whole' in behind ? looks({ [behind.by]: tag_name }) : null;
}

/** What the events of a figure are whose rows open looks. */
export function countsOfFile(definition: string): 'attention' | undefined {
  const { behind } = fileOf(definition) ?? {};
  return behind && 'counts' in behind ? behind.counts : undefined;
}

/** What the file of a figure says opens behind its rows. */
function behindFile(definition: string, row: FigureRow): Behind | null {
  const { behind } = fileOf(definition) ?? {};
  if (!behind) return null;
  const params = { [behind.by]: behind.by === 'look' ? row.look : row.tag_name };
  if (behind.rows === 'events') return events(behind.measure, params);
  return looks('leading' in behind ? { ...params, leading: String(behind.leading) } : params);
}

const looks = (params: Behind['params'] = {}): Behind => ({ path: 'looks', params });
const events = (measure: string, params: Behind['params'] = {}): Behind => ({
  path: 'events',
  params: { measure, ...params },
});

/** Rows of the KPIs by their label. */
const KPI: Record<string, Behind> = {
  looks: looks(),
  collections: looks(),
  brands: looks(),
  models: looks(),
  runway_share: looks(),
  traffic: events('traffic'),
  views: events('views'),
  searches: events('searches'),
  moodboards: events('boards'),
  saves: events('saves'),
};

/** Rows of the overview are categories or, where one was chosen, tags. */
const byKey = ({ tag_name }: FigureRow): Behind['params'] =>
  CATEGORIES.has(tag_name ?? '') ? { category: tag_name } : { trend: tag_name, category: null };
const byTrend = ({ tag_name }: FigureRow) => ({ trend: tag_name });
const byBrand = ({ tag_name }: FigureRow) => ({ brand: tag_name });
/** What is left over has no name of its own. */
const unlessOther = (row: FigureRow, name: string): Behind | null =>
  row.tag_name === 'other' ? null : looks({ [name]: row.tag_name });

const MAKERS: Record<string, (row: FigureRow) => Behind | null> = {
  share_of_collection_v2: (row) => looks(byKey(row)),
  share_of_collection_v1: (row) => looks(byKey(row)),
  search_percentage_v3: (row) => events('searches', byKey(row)),
  search_percentage_v2: (row) => events('searches', byKey(row)),
  search_percentage_v1: (row) => events('searches', byKey(row)),
  share_of_moodboards_v2: (row) => events('boards', byKey(row)),
  share_of_moodboards_v1: (row) => events('boards', byKey(row)),
  trends_kpi_searches: (row) => events('searches', byTrend(row)),
  runway_share_adoption_by_brands: (row) => looks(byTrend(row)),
  homepage_trends_kpi: (row) => looks(byTrend(row)),
  theme_home: (row) => looks(byTrend(row)),
  most_searched: (row) => events('searches', byTrend(row)),
  // Where seasons are told apart, a look stands there in the days of one season, whichever it is of.
  most_viewed_looks: ({ look }) => events('views', { look, looks: 'all' }),
  most_saved_to_moodboards: ({ look }) => events('boards', { look, looks: 'all' }),
  main_colours: (row) => unlessOther(row, 'colour'),
  colour_tones: (row) => looks({ tone: row.tag_name }),
  ranking_traffic: (row) => events('traffic', byBrand(row)),
  ranking_views: (row) => events('views', byBrand(row)),
  ranking_searches: (row) => events('searches', byBrand(row)),
  ranking_traffic_v2: (row) => events('traffic', byBrand(row)),
  top20: (row) => events('traffic', byBrand(row)),
  top20_v2: (row) => events('traffic', byBrand(row)),
  search_by_country: (row) => events('searches', { ...byTrend(row), country: countryOf(row) }),
  top_brands_featuring_trend: (row) => looks(byBrand(row)),
  top_trends_leading_to_brand: (row) => events('leading', byTrend(row)),
};

const countryOf = ({ label }: FigureRow) => COUNTRIES.find(({ name }) => name === label)?.slug ?? null;
