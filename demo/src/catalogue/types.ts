import type { TypeSlug } from '@toile/contracts';
import type { Outfit, Person, Scene } from './outfit.js';
import type { Venue } from './venues.js';

export type SeasonCode = 'FW' | 'PF' | 'SS' | 'RS';
export type CitySlug = 'paris' | 'milan' | 'new-york' | 'london';

export interface DemoCity {
  slug: CitySlug;
  name: string;
  country: string;
  timezone: string;
}

/** `shows_start` and `shows_end` are the womenswear weeks; menswear and couture dates stand on their collections. */
export interface DemoSeason {
  slug: string;
  name: string;
  short_name: string;
  code: SeasonCode;
  year: number;
  shows_start: string;
  shows_end: string;
}

export interface DemoDesigner {
  slug: string;
  name: string;
  city: CitySlug;
  founded: number;
  /** What it is known for, in English. */
  note: string;
  /** Zipf rank of the house in traffic, 1 is the most looked at. */
  popularity: number;
}

export type TagCategory =
  | 'theme'
  | 'garment'
  | 'fabric'
  | 'pattern'
  | 'silhouette'
  | 'detail'
  | 'shoes'
  | 'bag'
  | 'accessory'
  | 'beauty';

export interface DemoTag {
  slug: string;
  name: string;
  category: TagCategory;
}

export interface DemoAgency {
  slug: string;
  name: string;
  city: CitySlug;
}

export interface DemoModel {
  slug: string;
  name: string;
  gender: 'woman' | 'man';
  agency: string;
  nationality: string;
  height_cm: number;
  /** Season of the first show; a new face when it is the latest one. */
  debut: string;
  new_face: boolean;
  person: Person;
}

export interface DemoCollection {
  slug: string;
  designer: string;
  season: string;
  type: TypeSlug;
  city: CitySlug;
  /** ISO time with zone Z. */
  show_date: string;
  venue: Venue;
  status: 'published' | 'draft';
  live: boolean;
  looks_count: number;
  /** `image_filename` of the first look. */
  cover: string | null;
  themes: string[];
  /** What stands behind the models of this show. */
  backdrop: Scene;
}

/** Attributes both kinds of picture share. `colours` are palette slugs, most present first. */
interface DemoPicture {
  slug: string;
  designer: string | null;
  season: string;
  type: TypeSlug;
  city: CitySlug;
  tags: string[];
  models: string[];
  colours: string[];
  image_filename: string;
  width: number;
  height: number;
  description: string;
  person: Person;
  outfit: Outfit;
  scene: Scene;
}

export interface DemoLook extends DemoPicture {
  designer: string;
  collection: string;
  position: number;
}

export interface DemoStreetStyle extends DemoPicture {
  photographer: string;
  taken_at: string;
  sponsored: boolean;
}

export interface DemoCatalogue {
  seed: string;
  scale: 'small' | 'full';
  cities: DemoCity[];
  types: { slug: TypeSlug; name: string }[];
  seasons: DemoSeason[];
  designers: DemoDesigner[];
  tags: DemoTag[];
  agencies: DemoAgency[];
  models: DemoModel[];
  collections: DemoCollection[];
  looks: DemoLook[];
  streetStyles: DemoStreetStyle[];
}
