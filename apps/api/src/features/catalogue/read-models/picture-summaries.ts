import type { LookSummary, StreetStyleSummary } from '@toile/contracts';
import type { FindOptionsSelect } from 'typeorm';
import type { LookEntity, StreetStyleEntity } from './picture.entity.js';

type Shown =
  | 'slug'
  | `${'season' | 'type' | 'city'}_${'slug' | 'name'}`
  | 'tags'
  | 'models'
  | 'image_filename'
  | 'width'
  | 'height'
  | 'thumbhash'
  | 'colours';
type Picture = Pick<LookEntity, Shown>;

/** What `toLookSummary` reads: the words and garments of looks are most of them, and no list shows any. */
export const LOOK_SUMMARY = {
  slug: true,
  collection: true,
  designer_slug: true,
  designer_name: true,
  season_slug: true,
  season_name: true,
  type_slug: true,
  type_name: true,
  city_slug: true,
  city_name: true,
  position: true,
  tags: true,
  models: true,
  image_filename: true,
  width: true,
  height: true,
  thumbhash: true,
  colours: true,
} as const satisfies FindOptionsSelect<LookEntity>;

function toPicture(row: Picture) {
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

/** A street style among looks has no collection, and an empty brand where none is known. */
export function toLookSummary(
  row: Picture & Pick<StreetStyleEntity, 'collection' | 'position' | 'designer_slug' | 'designer_name'>,
): LookSummary {
  return {
    ...toPicture(row),
    collection: row.collection,
    designer: { slug: row.designer_slug ?? '', name: row.designer_name ?? '' },
    position: row.position,
  };
}

export function toStreetStyleSummary(
  row: Picture &
    Pick<StreetStyleEntity, 'designer_slug' | 'designer_name' | 'photographer' | 'show_date' | 'sponsored'>,
): StreetStyleSummary {
  const { designer_slug: slug, designer_name: name } = row;
  return {
    ...toPicture(row),
    designer: slug && name ? { slug, name } : null,
    photographer: row.photographer,
    taken_at: row.show_date.toISOString(),
    sponsored: row.sponsored,
  };
}
