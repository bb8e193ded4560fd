import type { Reference } from './catalogue.js';
import type { Translations } from './translations.js';

/** Who shows what, when and where: what every look of a show has in common. */
export interface Show {
  collection: string;
  designer: Reference;
  season: Reference;
  type: Reference;
  city: Reference;
  show_date: string;
}

/** A collection without its looks. */
export interface CollectionFacts extends Show {
  title: string;
  venue: string;
  live: boolean;
  stream_url: string | null;
  description: string;
  /** Of title, venue and description; those that are missing are shown as above. */
  translations?: Translations<{ title: string; venue: string; description: string }>;
}

/** One thing of a look, by slugs: of the vocabulary where it has such a concept, colours of the palette, the main one first. */
export interface Garment {
  /** A garment, shoes, a bag or an accessory: `trench-coat`. */
  kind: string;
  colours: string[];
  /** Null where it is not known or says nothing. */
  fabric: string | null;
  /** Null for a plain one. */
  pattern: string | null;
  details: string[];
}

/** A look as it is kept in its collection's stream. `colours` are `#rrggbb`, most present first. */
export interface LookFacts {
  slug: string;
  position: number;
  tags: Reference[];
  models: Reference[];
  image_filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  colours: string[];
  description: string;
  /** Of the description. */
  translations?: Translations<{ description: string }>;
  /** What it is made of, from the skin outwards; missing where nobody has said it. */
  garments?: Garment[];
  /** Whose picture it is; missing where nobody is named. */
  credit?: string;
  /** Of the file it came as; missing where it did not come as one. */
  original?: OriginalFile;
}

/** What a picture's file said, by which looks can be put in order and pictures that are alike be found. */
export interface OriginalFile {
  /** As its photographer called it. */
  name: string;
  /** By the camera's clock, which knows no zone: `2026-11-24T10:00:00`. */
  taken_at: string | null;
  /** 64 bits in hexadecimal; pictures that are alike differ in few. */
  print: string;
}
