import type { LookSummary, Reference } from './catalogue.js';
import type { FacetValue } from './look-facets.js';

/** A street style as lists show it: like a look, but of no show. */
export interface StreetStyleSummary extends Omit<LookSummary, 'collection' | 'position' | 'designer'> {
  /** The designer that is worn, where it is known. */
  designer: Reference | null;
  photographer: string;
  taken_at: string;
  sponsored: boolean;
}

/** A picture beside the one that was asked for, with the tags both have. */
export type Similar<T> = T & { shared_tags: Reference[] };

/** What collections can be narrowed by; a dimension's counts leave its own filter out. */
export interface CollectionFacets {
  type: FacetValue[];
  /** Of tags; a collection is in each of which one of its looks has a tag. */
  category: FacetValue[];
  city: FacetValue[];
  season: FacetValue[];
  designer: FacetValue[];
}

/** GET `/api/ip-location`: where the address is registered; the address itself is in no answer. */
export interface IpLocation {
  country_code: string | null;
  country: string | null;
  continent: string | null;
  in_eu: boolean;
}
