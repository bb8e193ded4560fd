import type { Reference } from './catalogue.js';

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
}
