import {
  ALL_ENDS,
  firstPageSearchesSql,
  memberSearches,
  PART_OF_VISITOR,
  type Rollup,
  searchesSql,
  searchSets,
  withUnderstood,
} from '@toile/warehouse';
import { inCountriesSql } from './countries.js';
import { CATEGORY_OF_TAG, type Dimension, EVERYTHING, KEY_OF_ENTITY, WHOLE } from './measure-params.js';
import { daysOfKeysSql } from './past-days.js';
import type { RowsOf } from './sealed.query.js';

/**
 * Searches of a rollup with what they name that is known, from version 3 on also by what their words were understood as.
 * @param columns of the rollup, by what they are called in the answer
 */
export const namedSql = (
  rowsOf: RowsOf,
  rollup: Rollup,
  columns: Record<string, string>,
  isUnderstood: boolean,
): string => `
  SELECT day, is_before, ${Object.keys(columns).join(', ')},
    arrayFilter(one -> one IN {known:Array(String)}, ${isUnderstood ? withUnderstood('entities') : 'entities'}) AS named
  FROM (${rowsOf(
    rollup,
    `entities, ${Object.entries(columns)
      .map(([name, column]) => (name === column ? name : `${column} AS ${name}`))
      .join(', ')}`,
  )})`;

const named = (prefix: string) => `arrayFilter(one -> startsWith(one, '${prefix}'), named)`;
const CATEGORY = 'category:';
const KEYS: Record<Dimension, string> = {
  tag: named('tag:'),
  brand: named('designer:'),
  category: `arrayDistinct(arrayMap(tag -> concat('${CATEGORY}', ${CATEGORY_OF_TAG('substring(tag, 5)')}), ${named('tag:')}))`,
};
/** What keys of a dimension begin with. */
export const KEY_PREFIX: Record<Dimension, string> = { tag: 'tag:', brand: 'designer:', category: CATEGORY };

const arrayOfKeysSql = (dimensions: readonly Dimension[]): string =>
  `arrayConcat(['${EVERYTHING}'], if(empty(named), [], ['${WHOLE}']), ${dimensions.map((one) => KEYS[one]).join(', ')})`;
const keysSql = (dimensions: readonly Dimension[]): string => `arrayJoin(${arrayOfKeysSql(dimensions)})`;

/** Every key there can be. */
const ALL_KEYS = `arrayConcat(['${EVERYTHING}', '${WHOLE}'], {known:Array(String)},
    arrayMap(category -> concat('${CATEGORY}', category), arrayDistinct(arrayPushBack({sorted_categories:Array(String)}, 'other'))))`;

/**
 * By key of any dimension: searches naming it, those naming anything known, and all, with those of each part of the visitors. To count
 * all dimensions takes hardly longer than one, and the figures of a page share it. Searches naming the same are put together before they
 * are told apart by key, and keys are counted by eight bytes, since each is counted for each part.
 */
export const searchesByKeySql = (rowsOf: RowsOf, isUnderstood: boolean): string => `
  SELECT is_before, transform(hash, arrayMap(one -> cityHash64(one), ${ALL_KEYS}), ${ALL_KEYS}, '') AS key,
    sum(n) AS searches, groupArray(part) AS parts, groupArray(n) AS of_parts
  FROM (
    SELECT is_before, hash, part, sum(n) AS n
    FROM (
      SELECT is_before, arrayJoin(arrayMap(one -> cityHash64(one), ${arrayOfKeysSql(['tag', 'brand', 'category'])})) AS hash, of_part, of_n
      FROM (
        SELECT is_before, named, groupArrayArray(of_part) AS of_part, groupArrayArray(of_n) AS of_n
        FROM (${namedSql(rowsOf, searchSets, { of_part: 'parts.part', of_n: 'parts.n' }, isUnderstood)})
        GROUP BY is_before, named))
    ARRAY JOIN of_part AS part, of_n AS n
    GROUP BY is_before, hash, part)
  GROUP BY is_before, hash`;

/** SQL of the bits of the ends at which a name was known: all but for those of {changed}. */
const KNOWN_AT = `arrayConcat([${ALL_ENDS}], arrayMap(bits -> toUInt64(bits), {changed_at:Array(String)}))[
  indexOf({changed:Array(String)}, one) + 1]`;

/**
 * Searches as several ends of days know them: what of `named` was known then, with the bits of the ends at which that is the same. Of most
 * all was known at each. Needs what `KnownEntitiesQuery.atEnds` binds.
 * @param searches SQL of named and other columns
 */
export const namedAtEndsSql = (searches: string): string => `
  SELECT * REPLACE (if(held = ${ALL_ENDS}, named, arrayFilter(one -> bitAnd(${KNOWN_AT}, held) != 0, named)) AS named), held
  FROM (${searches})
  ARRAY JOIN if(NOT hasAny(named, {changed:Array(String)}), [${ALL_ENDS}], arrayFold(
    (parts, bits) -> arrayFilter(part -> part != 0,
      arrayConcat(arrayMap(part -> bitAnd(part, bits), parts), arrayMap(part -> bitAnd(part, bitNot(bits)), parts))),
    arrayDistinct(arrayMap(one -> ${KNOWN_AT}, named)), [${ALL_ENDS}])) AS held`;

/** The same by the days they were made and arrived on, in numbers alone, as several ends of days know them. */
export const searchesByDaySql = (rowsOf: RowsOf, isUnderstood: boolean): string =>
  daysOfKeysSql(`
    SELECT day, ingest_day, held, ${keysSql(['tag', 'brand', 'category'])} AS key, sum(found) AS n
    FROM (${namedAtEndsSql(`
      SELECT day, ingest_day, sum(searches) AS found, arrayFilter(one -> one IN {known:Array(String)},
        ${isUnderstood ? withUnderstood('entities') : 'entities'}) AS named
      FROM (${rowsOf(searchSets, 'ingest_day, entities, searches')}) GROUP BY day, ingest_day, named`)})
    GROUP BY day, ingest_day, held, key HAVING key != ''`);

/** Searches by key and those of each part of the visitors. @param found SQL of is_before, key, part, found */
const withParts = (found: string): string => `
  SELECT is_before, key, sum(n) AS searches, groupArray(part) AS parts, groupArray(n) AS of_parts
  FROM (SELECT is_before, key, part, sum(found) AS n FROM (${found}) WHERE key != '' GROUP BY is_before, key, part)
  GROUP BY is_before, key`;

/** By occupation and tag: the distinct {members}, who are of {jobs}, that searched it, and those who searched anything. */
export const membersByTagSql = (rowsOf: RowsOf): string => `
  SELECT transform(visitor, {members:Array(String)}, {jobs:Array(String)}, '') AS job, key, uniqExact(visitor) AS members
  FROM (
    SELECT visitor, arrayJoin(arrayConcat(['${EVERYTHING}'], ${KEYS.tag})) AS key
    FROM (${namedSql(rowsOf, memberSearches, { visitor: 'visitor', searches: 'searches' }, false)}) WHERE visitor IN {members:Array(String)}
    GROUP BY visitor, named HAVING sum(searches) > 0)
  GROUP BY job, key`;

/** Searches for anything known and of these for {entity}, a tag or a brand (`tag:denim`), by country and in the world, each with those of the parts of visitors. */
const placesSql = (found: string): string => `
  SELECT country, sum(n) AS searches, sum(naming) AS of_trend, groupArray(part) AS parts, groupArray(n) AS of_parts,
    groupArray(naming) AS naming_of_parts
  FROM (
    SELECT arrayJoin(['${WHOLE}', place]) AS country, part, sum(found) AS n, sumIf(found, is_named) AS naming
    FROM (${found}) GROUP BY country, part)
  GROUP BY country`;

export const byCountrySql = (rowsOf: RowsOf, isUnderstood: boolean): string =>
  placesSql(`
    SELECT one.1 AS place, one.2 AS part, one.3 AS found, has(named, {entity:String}) AS is_named
    FROM (${namedSql(rowsOf, searchSets, { parts: 'parts' }, isUnderstood)}) ARRAY JOIN parts AS one WHERE notEmpty(named)`);

/** Searches for anything known from the countries that `countriesOf` binds, and of these by tag they name. */
export const byTagFromSql = (rowsOf: RowsOf, isUnderstood: boolean): string =>
  withParts(`
    SELECT is_before, one.2 AS part, one.3 AS found, ${keysSql(['tag'])} AS key
    FROM (${namedSql(rowsOf, searchSets, { parts: 'parts' }, isUnderstood)}) ARRAY JOIN parts AS one
    WHERE notEmpty(named) AND ${inCountriesSql('one.1')}`);

/** What `KnownEntitiesQuery` has found. */
export const LISTED = '{known:Array(String)}';
const keyOfEntity = (dimension: Dimension): string =>
  `if(${KEY_OF_ENTITY[dimension]} = '', '', concat('${KEY_PREFIX[dimension]}', ${KEY_OF_ENTITY[dimension]}))`;

/** The same from raw rows in one dimension. */
export const rawSearchesSql = (database: string, dimension: Dimension, isUnderstood: boolean): string =>
  withParts(`
    SELECT DISTINCT event_id, false AS is_before, ${PART_OF_VISITOR} AS part, toUInt64(1) AS found,
      arrayJoin(['${WHOLE}', ${keyOfEntity(dimension)}]) AS key
    FROM (${searchesSql(database, LISTED, undefined, isUnderstood)})
    UNION ALL
    SELECT event_id, false, ${PART_OF_VISITOR}, toUInt64(1), '${EVERYTHING}' FROM (${firstPageSearchesSql(database)})`);

export const rawByTagFromSql = (database: string, isUnderstood: boolean): string =>
  withParts(`
    SELECT DISTINCT event_id, false AS is_before, ${PART_OF_VISITOR} AS part, toUInt64(1) AS found,
      arrayJoin(['${WHOLE}', ${keyOfEntity('tag')}]) AS key
    FROM (${searchesSql(database, LISTED, undefined, isUnderstood)}) WHERE ${inCountriesSql('toString(country)')}`);

export const rawByCountrySql = (database: string, isUnderstood: boolean): string =>
  placesSql(`
    SELECT event_id, any(toString(country)) AS place, any(${PART_OF_VISITOR}) AS part, toUInt64(1) AS found, max(entity = {entity:String}) AS is_named
    FROM (${searchesSql(database, LISTED, undefined, isUnderstood)}) GROUP BY event_id`);
