import type { LookSummary, Reference, StreetStyleSummary } from '@toile/contracts';

/** A row of the read model's `look` as PostgreSQL gives it; `street_style` has the same columns and two more. */
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
  show_date: Date;
  position: number;
  tags: Reference[];
  tag_slugs: string[];
  models: Reference[];
  image_filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  colours: string[];
  description: string;
}

export type StreetStyleRow = Omit<LookRow, 'designer_slug' | 'designer_name'> & {
  designer_slug: string | null;
  designer_name: string | null;
  photographer: string;
  sponsored: boolean;
};

function toPicture(row: Omit<LookRow, 'designer_slug' | 'designer_name'>) {
  return {
    slug: row.slug,
    season: { slug: row.season_slug, name: row.season_name },
    type: { slug: row.type_slug, name: row.type_name },
    city: { slug: row.city_slug, name: row.city_name },
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

/** A street style among looks has no collection, and an empty house where none is known. */
export function toLookSummary(row: LookRow): LookSummary {
  return {
    ...toPicture(row),
    collection: row.collection,
    designer: { slug: row.designer_slug ?? '', name: row.designer_name ?? '' },
    position: row.position,
  };
}

export function toStreetStyleSummary(row: StreetStyleRow): StreetStyleSummary {
  const { designer_slug: slug, designer_name: name } = row;
  return {
    ...toPicture(row),
    designer: slug && name ? { slug, name } : null,
    photographer: row.photographer,
    taken_at: row.show_date.toISOString(),
    sponsored: row.sponsored,
  };
}
