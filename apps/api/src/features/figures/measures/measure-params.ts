import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope, SeasonDays, Windows } from '../scope/scope.js';
import { isoTime } from '../scope/scope.js';

/** What rows are about. Keys are slugs of tags, brands or tag categories; `*` is the whole. */
export type Dimension = 'tag' | 'brand' | 'category';
export const WHOLE = '*';
/** All searches, also those that name nothing known. */
export const EVERYTHING = '**';

/** Parameters every measure binds: which looks, what was known when, and how tags are sorted. */
export function lookParams(scope: Scope, names: Names, seasons: readonly string[], brands: Brands = []) {
  const only = scope.brand ? [scope.brand.slug] : [...brands];
  return {
    as_of: isoTime(scope.asOf),
    types: [scope.type.slug],
    cities: scope.city ? [scope.city.slug] : [],
    seasons: [...seasons],
    designers: only,
    sorted_tags: names.sorted.tags,
    sorted_categories: names.sorted.categories,
  };
}

/** The seasons windows are about. */
export const seasonsOf = ({ now, before }: Windows<SeasonDays>): string[] => [
  now.season,
  ...(before ? [before.season] : []),
];
/** SQL of whether a look is of the season that is compared with. Needs what `seasonParams` binds. */
export const IS_OF_BEFORE = 'season = {season_before:String}';
export const seasonParams = ({ before }: Windows<SeasonDays>) => ({ season_before: before?.season ?? '' });

export const windowParams = ({ from, to }: Days) => ({ from, to });

/** SQL of a tag's category. */
export const CATEGORY_OF_TAG = (tag: string) =>
  `transform(${tag}, {sorted_tags:Array(String)}, {sorted_categories:Array(String)}, 'other')`;

/** SQL of the keys a look has in a dimension, without repeats. */
export const KEYS_OF_LOOK: Record<Dimension, string> = {
  tag: 'arrayDistinct(tags)',
  brand: '[designer]',
  category: `arrayDistinct(arrayMap(tag -> ${CATEGORY_OF_TAG('tag')}, tags))`,
};

/** SQL of the key a searched entity has in a dimension; empty when it has none. */
export const KEY_OF_ENTITY: Record<Dimension, string> = {
  tag: `if(startsWith(entity, 'tag:'), substring(entity, 5), '')`,
  brand: `if(startsWith(entity, 'designer:'), substring(entity, 10), '')`,
  category: `if(startsWith(entity, 'tag:'), ${CATEGORY_OF_TAG('substring(entity, 5)')}, '')`,
};
