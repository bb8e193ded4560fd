import { LOOKS } from '../../catalogue/index.js';
import type { CollectionSearchDto, LookSearchDto } from '../dto/listing-query.dto.js';
import type { Filters } from './tag-categories.js';

export interface Where {
  where: string;
  values: unknown[];
}

/** That a picture, or some look of a collection, has one tag at least of a list. */
export const HAS_SOME_TAG = {
  picture: 'tag_slugs && ?',
  collection: `EXISTS (SELECT 1 FROM ${LOOKS} shown WHERE shown.collection = collection.slug AND shown.tag_slugs && ?)`,
};

/**
 * The WHERE clause of a search of looks or street style, and its parameters in order. Words match tags and models by
 * their slugs: as text, their JSON would match its own keys.
 */
export function pictureConditions(search: Filters<LookSearchDto>): Where {
  return whereOf([
    ...shared(search),
    ['collection = ?', search.collection],
    ['model_slugs @> ?', search.model && [search.model]],
    ['tag_slugs @> ?', search.tags?.length ? search.tags : undefined],
    [HAS_SOME_TAG.picture, search.anyTag],
    [
      textMatches(`concat_ws(' ', designer_name, type_name, city_name, season_name, description,
          array_to_string(tag_slugs || model_slugs, ' '))`),
      patternsOf(search.search),
    ],
  ]);
}

/** Of published collections. */
export function collectionConditions(search: Filters<CollectionSearchDto>): Where {
  return whereOf([
    [`status = 'published' AND ?`, true],
    ...shared(search),
    ['live = ?', search.live && search.live === 'true'],
    [HAS_SOME_TAG.collection, search.anyTag],
    [
      textMatches(`concat_ws(' ', designer_name, type_name, city_name, season_name, title)`),
      patternsOf(search.search),
    ],
  ]);
}

type Wanted = [sql: string, value: unknown];

function shared(search: Filters<CollectionSearchDto>): Wanted[] {
  return [
    ['type_slug = ?', search.type],
    ['season_slug = ?', search.season],
    ['city_slug = ?', search.city],
    ['designer_slug = ?', search.designer],
  ];
}

function whereOf(wanted: Wanted[]): Where {
  const used = wanted.filter(([, value]) => value !== undefined);
  const sql = used.map(([condition], index) => condition.replace('?', `$${index + 1}`)).join(' AND ');
  return { where: sql && `WHERE ${sql}`, values: used.map(([, value]) => value) };
}

const textMatches = (text: string) =>
  `catalogue_plain(${text}) LIKE ALL (SELECT catalogue_plain(word) FROM unnest(?::text[]) AS word)`;

function patternsOf(text: string | undefined): string[] | undefined {
  const words = text?.normalize('NFC').trim().split(/\s+/).filter(Boolean) ?? [];
  return words.length > 0 ? words.map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`) : undefined;
}
