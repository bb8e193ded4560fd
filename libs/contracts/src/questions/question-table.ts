import type { FigureKind } from '../figures/figure-kind.js';

/** Tags of one category are a dimension of their own: what garments, fabrics, … there are. */
export const TAG_DIMENSIONS = [
  ...(['tag', 'garment', 'fabric', 'pattern', 'silhouette', 'detail', 'theme'] as const),
  ...(['shoes', 'bag', 'accessory', 'beauty'] as const),
] as const;
export type TagDimension = (typeof TAG_DIMENSIONS)[number];

/** What a look can have several of, or none; of the others it has exactly one. */
const PROPERTIES = [...TAG_DIMENSIONS, 'category', 'colour', 'tone', 'model'] as const;
/** What one look, or one show of it, is of. */
const PLACES = ['brand', 'city', 'type'] as const;

export const DIMENSIONS = [
  ...PROPERTIES,
  ...PLACES,
  ...(['season', 'week', 'country', 'language', 'occupation'] as const),
] as const;
export type QuestionDimension = (typeof DIMENSIONS)[number];

/** What can be narrowed by; tags of any category are `tag`. */
export const QUESTION_FILTERS = [
  ...(['tag', 'colour', 'tone', 'model', 'brand', 'city', 'type', 'country'] as const),
  ...(['language', 'occupation'] as const),
] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/** What a single garment of a look can be of, and so what can be asked to meet on the same one. */
const OF_GARMENTS = [
  ...(['tag', 'garment', 'fabric', 'pattern', 'detail', 'shoes', 'bag', 'accessory'] as const),
  ...(['category', 'colour', 'tone'] as const),
] as const;
export type GarmentDimension = (typeof OF_GARMENTS)[number];
export const isOfGarments = (dimension: string): dimension is GarmentDimension =>
  OF_GARMENTS.some((one) => one === dimension);

export const isTagDimension = (dimension: string): dimension is TagDimension =>
  TAG_DIMENSIONS.some((one) => one === dimension);
export const isProperty = (dimension: string): boolean => PROPERTIES.some((one) => one === dimension);

export const QUESTION_UNITS = ['percent', 'looks', 'brands', 'times', 'events', 'people', 'ratio'] as const;
export type QuestionUnit = (typeof QUESTION_UNITS)[number];

/** One measure: what it counts, of what, and what it can be asked by. Nothing else is counted. */
export interface QuestionMeasure {
  unit: QuestionUnit;
  /** Who is hidden when few, and so what it rests on. */
  rests: FigureKind['rests'];
  /** Id under which figures define the same number; its own otherwise. */
  definition: string;
  /** In words, as `docs/reference/metrics.md` says it. */
  numerator: string;
  denominator: string | null;
  /** Decimal places that are shown. */
  digits: number;
  /** Which dimensions rows and columns can be. */
  axes: readonly QuestionDimension[];
  filters: readonly QuestionFilter[];
  /** What it says nothing without: tags in rows or columns, or something of the look in both. */
  needs?: 'tags' | 'pairs';
  /** Counted of whole seasons alone. */
  seasonsOnly: boolean;
}

const LOOK_AXES = [...PROPERTIES, ...PLACES, 'season'] as const;
const LOOK_FILTERS = ['tag', 'colour', 'tone', 'model', 'brand', 'city', 'type'] as const;
const LOOKS = {
  rests: 'looks',
  axes: LOOK_AXES,
  filters: LOOK_FILTERS,
  seasonsOnly: true,
} as const;
const OPENINGS = { ...LOOKS, axes: [...LOOK_AXES, 'week'], seasonsOnly: false } as const;
const SEARCHES = {
  rests: 'visitors',
  axes: [...TAG_DIMENSIONS, 'category', 'brand', 'season', 'week', 'country'],
  filters: ['tag', 'brand', 'country'],
  seasonsOnly: false,
} as const;

/** The table of measures and what each can be asked by: the one place that says what a question may be. */
export const QUESTION_MEASURES = {
  runway_share: {
    ...LOOKS,
    unit: 'percent',
    definition: 'share_of_collection_v2',
    numerator: 'published looks of the cell',
    denominator:
      'published looks of the season, and where tags, colours or models are asked of the same brand and city',
    digits: 1,
  },
  looks: {
    ...LOOKS,
    unit: 'looks',
    definition: 'looks_of_cell',
    numerator: 'published looks of the cell',
    denominator: null,
    digits: 0,
  },
  brands: {
    ...LOOKS,
    axes: LOOK_AXES.filter((axis) => axis !== 'brand'),
    unit: 'brands',
    definition: 'brands_of_cell',
    numerator: 'brands with at least one look of the cell',
    denominator: null,
    digits: 0,
  },
  adoption: {
    ...LOOKS,
    axes: LOOK_AXES.filter((axis) => axis !== 'brand'),
    unit: 'percent',
    definition: 'runway_share_adoption_by_brands',
    numerator: 'brands with at least one look of the cell',
    denominator: 'brands that showed',
    digits: 1,
  },
  lift: {
    ...LOOKS,
    unit: 'times',
    definition: 'lift_of_pair',
    numerator: 'looks with both × all looks',
    denominator: 'looks with the one × looks with the other',
    digits: 2,
    needs: 'pairs',
  },
  views: {
    ...OPENINGS,
    rests: 'visitors',
    unit: 'events',
    definition: 'views_of_looks',
    numerator: 'deduplicated openings of looks of the cell',
    denominator: null,
    digits: 0,
  },
  saves: {
    ...OPENINGS,
    rests: 'boards',
    unit: 'events',
    definition: 'saves_of_looks',
    numerator: 'looks of the cell that boards gained in the window and hold at its end',
    denominator: null,
    digits: 0,
  },
  board_share: {
    ...OPENINGS,
    rests: 'boards',
    unit: 'percent',
    definition: 'share_of_moodboards_v2',
    numerator: 'boards that gained looks of the cell in the window and hold them at its end',
    denominator: 'boards with any such addition',
    digits: 1,
  },
  searches: {
    ...SEARCHES,
    unit: 'events',
    definition: 'searches_of_cell',
    numerator: 'first-page searches naming it, by filters or in words',
    denominator: null,
    digits: 0,
  },
  search_share: {
    ...SEARCHES,
    unit: 'percent',
    definition: 'search_percentage_v3',
    numerator: 'first-page searches naming it, by filters or in words',
    denominator: 'searches naming anything known, in the window',
    digits: 2,
  },
  visitors: {
    unit: 'people',
    rests: 'visitors',
    definition: 'unique_visitors',
    numerator: 'visitors who looked at a page',
    denominator: null,
    digits: 0,
    axes: ['season', 'week', 'language'],
    filters: ['language'],
    seasonsOnly: false,
  },
  member_share: {
    unit: 'percent',
    rests: 'members',
    definition: 'search_among_consumers',
    numerator: 'verified members of the occupation who searched it, to the nearest 5',
    denominator: 'those who searched anything, to the nearest 5',
    digits: 1,
    axes: [...TAG_DIMENSIONS, 'occupation', 'season'],
    filters: ['occupation'],
    needs: 'tags',
    seasonsOnly: true,
  },
} as const satisfies Record<string, QuestionMeasure>;

export type QuestionMeasureName = keyof typeof QUESTION_MEASURES;
export const QUESTION_MEASURE_NAMES = Object.keys(QUESTION_MEASURES) as QuestionMeasureName[];
export const questionMeasure = (name: QuestionMeasureName): QuestionMeasure => QUESTION_MEASURES[name];
