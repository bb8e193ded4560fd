import {
  type DeckTemplate,
  type FigureAddress,
  question,
  questionQuery,
  SEASONS,
  type SlideContent,
} from '@toile/contracts';
import { ValidationError } from '@toile/platform';

/** What a template is filled with. */
export interface About {
  season?: string | undefined;
  brand?: string | undefined;
  trend?: string | undefined;
  /** Brands beside the brand. */
  peers: readonly string[];
}

const SEASONS_BACK = 5;
const MOST_TAGS = 10;
/** As many as stand beside each other and are still large. */
const MOST_LOOKS = '5';

/** Slides of a template, and where its author writes what they found. @throws ValidationError naming what it lacks */
export function slidesOf(template: DeckTemplate, about: About): SlideContent[] {
  const lacking = NEEDED[template].find((field) => !about[field]);
  if (lacking) {
    const message = `The template "${template}" needs a ${lacking}.`;
    throw new ValidationError([{ propertyPath: lacking, message, code: 'missing_value' }]);
  }
  return TEMPLATES[template](about);
}

const NEEDED: Record<DeckTemplate, readonly ('season' | 'brand' | 'trend')[]> = {
  empty: [],
  'season-wrap-up': ['season'],
  'brand-against-peers': ['brand', 'season'],
  'trend-brief': ['trend', 'season'],
  'show-report': ['brand', 'season'],
};

const figure = (address: FigureAddress, filters: Record<string, string | undefined>): SlideContent => ({
  kind: 'figure',
  figure: address,
  filters: Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]),
  ),
});
const asks = (asked: Parameters<typeof question>[0]): SlideContent => ({
  kind: 'question',
  question: questionQuery(question(asked)),
});
const TEXT: SlideContent = { kind: 'text' };

/** The season and those of the great collections before it, the newest first. */
export function seasonsBack(slug: string): string[] {
  const found = SEASONS.find((season) => season.slug === slug);
  const order = ({ year, code }: { year: number; code: string }) => year * 2 + Number(code === 'FW');
  const great = SEASONS.filter(({ code }) => code === 'FW' || code === 'SS').sort(
    (a, b) => order(b) - order(a),
  );
  const before = found ? great.filter((one) => order(one) < order(found)) : [];
  return [slug, ...before.map((one) => one.slug)].slice(0, SEASONS_BACK);
}

const TEMPLATES: Record<DeckTemplate, (about: About) => SlideContent[]> = {
  empty: () => [],
  'season-wrap-up': ({ season = '' }) => [
    figure('seasons/kpi', { season }),
    asks({
      measures: ['runway_share'],
      rows: { dimension: 'tag', keys: [] },
      seasons: [season],
      compare: 'previous',
      limit: MOST_TAGS,
    }),
    figure('homepage/trends/kpi', { season, limit: '12' }),
    figure('graphs/color/home', { season }),
    figure('graphs/ranking', { season, limit: '12' }),
    figure('seasons/most-viewed-looks', { season, limit: MOST_LOOKS }),
    TEXT,
  ],
  'brand-against-peers': ({ brand = '', season = '', peers }) => {
    const brands = { dimension: 'brand', keys: [...new Set([brand, ...peers])] } as const;
    const back = { dimension: 'season', keys: [] } as { dimension: 'season'; keys: string[] };
    const all = { ...brands, keys: [...brands.keys] };
    return [
      figure('brands/kpi', { brand, season }),
      asks({ measures: ['runway_share'], rows: all, columns: back, seasons: seasonsBack(season) }),
      asks({ measures: ['search_share'], rows: all, columns: back, seasons: seasonsBack(season) }),
      asks({
        measures: ['runway_share'],
        rows: { dimension: 'tag', keys: [] },
        columns: all,
        seasons: [season],
        limit: MOST_TAGS,
      }),
      figure('brands/most-viewed-looks', { brand, season, limit: MOST_LOOKS }),
      TEXT,
    ];
  },
  'trend-brief': ({ trend = '', season = '' }) => [
    asks({
      measures: ['runway_share', 'adoption'],
      rows: { dimension: 'season', keys: [] },
      where: [{ dimension: 'tag', any: [trend] }],
      seasons: seasonsBack(season),
    }),
    asks({
      measures: ['runway_share'],
      rows: { dimension: 'city', keys: [] },
      where: [{ dimension: 'tag', any: [trend] }],
      seasons: [season],
      compare: 'previous',
    }),
    figure('graphs/top-brands-featuring-trend', { trend, season, limit: '12' }),
    figure('graphs/search-by-country', { trend, season, limit: '12' }),
    figure('trends/most-viewed-looks', { trend, season, limit: MOST_LOOKS }),
    TEXT,
  ],
  'show-report': ({ brand = '', season = '' }) => {
    const where = [{ dimension: 'brand' as const, any: [brand] }];
    const of = (dimension: 'garment' | 'fabric' | 'tag', measures: ['looks'] | ['runway_share']) =>
      asks({
        measures,
        where,
        rows: { dimension, keys: [] },
        seasons: [season],
        compare: 'previous',
        limit: MOST_TAGS,
      });
    return [
      figure('brands/kpi', { brand, season }),
      of('tag', ['runway_share']),
      of('garment', ['looks']),
      of('fabric', ['looks']),
      figure('graphs/color/home', { brand, season }),
      figure('brands/most-viewed-looks', { brand, season, limit: MOST_LOOKS }),
      TEXT,
    ];
  },
};
