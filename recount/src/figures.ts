import { FIGURE_FILES, type FigureAddress } from '@toile/contracts';

/** How a figure is computed and compared. */
export interface Computation {
  /** A file of `sql/figures`. */
  sql: string;
  /** What makes rows of its counts; without it the file answers rows itself. */
  rows?: 'shares' | 'counts';
  digits?: 1 | 2;
  rests?: 'looks' | 'people';
  /** Displayed parts are of 100 together. */
  addsUp?: boolean;
  /** The field of an answered row that says what it is about. */
  key: 'tag_name' | 'look' | 'label';
  /** What the figure is asked with beside the scope. */
  filters?: Readonly<Record<string, string>>;
  /** The filter that asks for one of its rows. */
  one?: 'brand' | 'trend';
  /** Filters it cannot do without. */
  needs?: readonly ('brand' | 'trend')[];
  /** Rows are houses that showed in the scope. */
  onlyShown?: boolean;
  /** The list is longer than what is answered. */
  isTop?: boolean;
  /** For how many days after the last show what was shown is followed, where these are not the seven of a season's window. */
  followed?: number;
}

const share = (sql: string, digits: 1 | 2, rests: 'looks' | 'people'): Computation => ({
  sql,
  rows: 'shares',
  digits,
  rests,
  key: 'tag_name',
  one: 'trend',
});
const looks = (sql: string, needs?: readonly ('brand' | 'trend')[]): Computation => ({
  sql,
  key: 'look',
  isTop: true,
  ...(needs ? { needs } : {}),
});
const ranked = (metric: string, sql: string): Computation => ({
  sql,
  rows: 'counts',
  key: 'tag_name',
  one: 'brand',
  filters: { metric },
});

type OfFiles = Record<(typeof FIGURE_FILES)[number]['address'], readonly Computation[]>;
/** A figure that is said in a file of its own has a file of `sql/figures` by the name of its definition, which answers rows itself. */
const ofFiles = Object.fromEntries(
  FIGURE_FILES.map(({ address, definition, subject }) => [
    address,
    [
      {
        sql: definition.replaceAll('_', '-'),
        key: subject === 'look' ? 'look' : 'tag_name',
        isTop: true,
        // metrics.md: "in their first 28 days", of which the day of the show is one.
        ...(definition.startsWith('attention_') ? { followed: 27 } : {}),
      } satisfies Computation,
    ],
  ]),
) as unknown as OfFiles;

/** Every figure of the register: how it is computed anew, each way it can be asked, or why it is not. */
export const COMPUTATIONS: Record<FigureAddress, readonly Computation[] | string> = {
  ...ofFiles,
  'category-overview/runway-share': [share('runway-share', 1, 'looks')],
  'category-overview/searches': [share('searches', 2, 'people')],
  'category-overview/moodboards': [share('moodboards', 1, 'people')],
  'brands/kpi': [{ sql: 'brand-kpi', key: 'label', needs: ['brand'] }],
  'seasons/kpi': [{ sql: 'season-kpi', key: 'label' }],
  'homepage/trends/kpi': [{ sql: 'risers', key: 'tag_name', isTop: true }],
  'trends/kpi/searches': [{ ...share('searches', 2, 'people'), needs: ['trend'] }],
  'trends/kpi/runway-share-adoption-by-brands': [{ sql: 'adoption', key: 'tag_name', needs: ['trend'] }],
  'graphs/color/home': [
    { ...share('colours', 1, 'looks'), addsUp: true },
    { ...share('tones', 1, 'looks'), filters: { view: 'colour_tones' } },
  ],
  'graphs/dominant-tones': [{ ...share('dominant-tones', 1, 'looks'), addsUp: true }],
  'graphs/most-searched/home': [{ ...share('most-searched', 2, 'people'), isTop: true }],
  'graphs/theme/home': [share('themes', 1, 'looks')],
  // Who is on the list goes by the season's own days, whichever days the numbers are of.
  'graphs/top20/home': [
    {
      ...share('brand-traffic', 2, 'people'),
      onlyShown: true,
      isTop: true,
      filters: { window: 'season' },
    },
  ],
  'graphs/ranking': [
    { ...share('brand-traffic', 2, 'people'), one: 'brand' },
    { ...share('brand-traffic', 2, 'people'), one: 'brand', filters: { definition: '2' } },
    ranked('views', 'brand-views'),
    ranked('searches', 'brand-searches'),
  ],
  'graphs/search-among-consumers':
    'rests on occupation and verified address, which are sealed and in no log; told once a season (decision 16)',
  'graphs/search-by-country': [{ sql: 'countries', key: 'label', needs: ['trend'] }],
  'graphs/top-brands-featuring-trend': [{ sql: 'brands-of-trend', key: 'tag_name', needs: ['trend'] }],
  'graphs/top-trends-leading-to-brand': [{ sql: 'leading-trends', key: 'tag_name', needs: ['brand'] }],
  'home/most-viewed-looks': [looks('viewed-looks-home')],
  'most-viewed-looks': [looks('viewed-looks')],
  'brands/most-viewed-looks': [looks('viewed-looks', ['brand'])],
  'seasons/most-viewed-looks': [looks('viewed-looks')],
  'trends/most-viewed-looks': [looks('viewed-looks', ['trend'])],
  'brands/most-saved-to-moodboard': [looks('saved-looks', ['brand'])],
  'seasons/most-saved-to-moodboard': [looks('saved-looks')],
  'trends/most-saved-to-moodboard': [looks('saved-looks', ['trend'])],
};
