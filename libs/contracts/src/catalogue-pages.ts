import type { CollectionSummary, DesignerSummary, LookSummary, Page, Reference } from './catalogue.js';
import type { Block, PAGE_SERIES } from './content.js';
import type { FacetValue, Lockable, LookFacets } from './look-facets.js';

/** A street style as lists show it: like a look, but of no show. */
export interface StreetStyleSummary extends Omit<LookSummary, 'collection' | 'position' | 'designer'> {
  /** The house that is worn, where it is known. */
  designer: Reference | null;
  photographer: string;
  taken_at: string;
  sponsored: boolean;
}

/** A page of street styles, as of looks. */
export interface StreetSearchPage extends Page<StreetStyleSummary>, Lockable {
  facets?: LookFacets;
}

export interface StreetStyleDetails {
  street_style: StreetStyleSummary & { description: string };
  previous: string | null;
  next: string | null;
  related: StreetStyleSummary[];
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
export interface CollectionSearchPage extends Page<CollectionSummary> {
  facets?: CollectionFacets;
}

export interface DesignerDetails {
  designer: DesignerSummary & { bio: string; founded: number | null; website: string | null };
  collections: CollectionSummary[];
  /** The newest looks of the house. */
  looks: LookSummary[];
}

export interface ModelSummary extends Reference {
  gender: string;
  agency: Reference | null;
  nationality: string;
  new_face: boolean;
  looks_count: number;
  image_filename: string | null;
  locked: boolean;
}
/** GET `/model`: the page of all models, and those who walked for the first time; locked, of these only. */
export interface ModelsPage extends Page<ModelSummary> {
  new_faces: ModelSummary[];
  locked: boolean;
}
export interface ModelDetails {
  model: ModelSummary & { height_cm: number | null; debut: Reference | null };
  /** The newest looks; the others come from `/model/{slug}/more`. */
  looks: Page<LookSummary>;
}

export interface AgencyDetails {
  agency: Reference & { city: Reference; about: string; website: string | null };
  /** Locked, its new faces only. */
  models: ModelSummary[];
  locked: boolean;
}

/** GET `/live/{slug}`: a show with its stream and the looks that have arrived. */
export interface LiveShow {
  collection: CollectionSummary & { title: string; venue: string; description: string };
  stream_url: string | null;
  status: 'upcoming' | 'running' | 'over';
  looks: LookSummary[];
}
/** GET `/live/{type}/{season}`, by the time of the show. */
export interface LiveCalendar {
  type: Reference;
  season: Reference;
  shows: CollectionSummary[];
}

/** A tag's part in a season's looks, beside the same half a year earlier. */
export interface TrendRow extends Reference {
  looks_count: number;
  /** Of the season's looks that have the tag, 0 to 1. */
  share: number;
  previous_share: number | null;
  image_filename: string | null;
}
export interface TrendsPage {
  type: Reference;
  season: Reference;
  looks_count: number;
  results: TrendRow[];
}

/** GET `/top-tagged-keywords`. */
export interface TopKeywords {
  season: Reference | null;
  results: FacetValue[];
}

export interface ArticleSummary {
  slug: string;
  series: (typeof PAGE_SERIES)[number] | null;
  title: string;
  summary: string;
  image: string | null;
  author: string;
  published_at: string;
}
/** A page of words and pictures; looks its blocks name are in `looks`, by slug. */
export interface ArticleDetails {
  article: ArticleSummary & { blocks: Block[] };
  looks: Record<string, LookSummary>;
}
export interface NewsletterDetails extends ArticleDetails {
  issue: number;
  previous: string | null;
  next: string | null;
}

export interface WalkDetails {
  walk: { slug: string; title: string; intro: string; curator: string; published_at: string };
  looks: (LookSummary & { note: string })[];
}

/** A member's public page; it shows what they chose to show. */
export interface MemberPage {
  member: { slug: string; name: string; about: string; occupation: string; city: string; joined_at: string };
  looks: LookSummary[];
}

/** A banner that is live now. */
export interface Banner {
  id: string;
  title: string;
  text: string;
  image: string | null;
  url: string;
  label: string;
  dismissible: boolean;
  starts_at: string;
  ends_at: string | null;
}

/** GET `/api/ip-location`: where the address is registered; the address itself is in no answer. */
export interface IpLocation {
  country_code: string | null;
  country: string | null;
  continent: string | null;
  in_eu: boolean;
}

export interface Client extends Reference {
  url: string | null;
  logo: string | null;
}
export interface DynamicPageSummary {
  path: string;
  title: string;
  summary: string;
  published_at: string;
}
