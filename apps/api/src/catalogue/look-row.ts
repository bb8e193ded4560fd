import type { LookSummary, Reference } from '@toile/contracts';

/** A row of `catalogue_look` as PostgreSQL gives it. */
export interface LookRow {
  slug: string;
  collection: string;
  designer_slug: string;
  designer_name: string;
  season_slug: string;
  season_name: string;
  type_slug: string;
  type_name: string;
  city_slug: string;
  city_name: string;
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

export function toLookSummary(row: LookRow): LookSummary {
  return {
    slug: row.slug,
    collection: row.collection,
    designer: { slug: row.designer_slug, name: row.designer_name },
    season: { slug: row.season_slug, name: row.season_name },
    type: { slug: row.type_slug, name: row.type_name },
    city: { slug: row.city_slug, name: row.city_name },
    position: row.position,
    tags: row.tags,
    models: row.models,
    image_filename: row.image_filename,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    colours: row.colours,
    locked: false,
  };
}
