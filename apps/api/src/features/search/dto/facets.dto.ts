import type { CollectionFacets, FacetValue, LookFacets } from '@toile/contracts';
import { ReferenceDto } from '../../catalogue/index.js';

/** A value a list can be narrowed to, and how many it would leave. */
export class FacetValueDto extends ReferenceDto implements FacetValue {
  /** @example 812 */
  total_count: number;
}

/** What collections can be narrowed by; a dimension's counts leave its own filter out. */
export class CollectionFacetsDto implements CollectionFacets {
  type: FacetValueDto[];
  /** Of tags; a picture is in each of which it has a tag, a collection in each of which one of its looks has one. */
  category: FacetValueDto[];
  city: FacetValueDto[];
  /** The newest first. */
  season: FacetValueDto[];
  designer: FacetValueDto[];
}

/** What pictures can be narrowed by; a dimension's counts leave its own filter out. */
export class PictureFacetsDto extends CollectionFacetsDto implements LookFacets {
  /** Of looks: tones, each with the looks that show one of its colours. */
  colours?: FacetValueDto[];
  /** The most frequent ones among what was found, and every tag that was asked for. */
  tags: FacetValueDto[];
}
