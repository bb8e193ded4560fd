import type { Reference } from './catalogue.js';

/** Orders a listing of looks can be put in: by shows that take turns, by who opened or kept them in the last 30 days, by colour, by place in the show. Without one, the newest shows come first. */
export const LOOK_SORTS = ['mixed', 'viewed', 'saved', 'colour', 'position'] as const;
export type LookSort = (typeof LOOK_SORTS)[number];

/** Where a picture has the colours asked for: among those it shows most, or on any of its garments. */
export const COLOURS_IN = ['main', 'anywhere'] as const;
export type ColoursIn = (typeof COLOURS_IN)[number];

/** What a look can be like another by. */
export const LIKENESS_ASPECTS = ['garments', 'colours', 'silhouette', 'fabric', 'mood'] as const;
export type LikenessAspect = (typeof LIKENESS_ASPECTS)[number];
/** Whole numbers, from 0 for nothing. */
export const LIKENESS = { usual: 2, most: 4 };
export type LikenessWeights = Record<LikenessAspect, number>;
export const USUAL_WEIGHTS = Object.fromEntries(
  LIKENESS_ASPECTS.map((aspect) => [aspect, LIKENESS.usual]),
) as LikenessWeights;

/** A value a listing can be narrowed to, and how many looks it would leave. */
export interface FacetValue extends Reference {
  total_count: number;
}

/** What a listing of looks can be narrowed by. Counts of a dimension leave that dimension's own filter out. */
export interface LookFacets {
  type: FacetValue[];
  /** Of tags; a look is in each of which it has a tag. */
  category: FacetValue[];
  city: FacetValue[];
  season: FacetValue[];
  designer: FacetValue[];
  /** The most frequent ones among the looks found (those of the category asked for), and every tag that is asked for. */
  tags: FacetValue[];
  /** Tones, each with the looks that show one of its colours. */
  colours?: FacetValue[];
}

/** Of a listing that readers without a plan see the first pages of: a later page comes without results. */
export interface Lockable {
  /** The last page this reader may see; null for all of them. */
  open_pages: number | null;
}
