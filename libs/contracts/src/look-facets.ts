import type { LookSummary, Page, Reference } from './catalogue.js';

/** A value a listing can be narrowed to, and how many looks it would leave. */
export interface FacetValue extends Reference {
  total_count: number;
}

/** What a listing of looks can be narrowed by. Counts of a dimension leave that dimension's own filter out. */
export interface LookFacets {
  type: FacetValue[];
  city: FacetValue[];
  season: FacetValue[];
  designer: FacetValue[];
  /** The most frequent ones among the looks found, and every tag that is asked for. */
  tags: FacetValue[];
}

/** A page of looks; `facets` is there when it was asked for with `facets=true`. */
export interface LookSearchPage extends Page<LookSummary> {
  facets?: LookFacets;
}
