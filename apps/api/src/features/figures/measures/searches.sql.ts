import {
  firstPageSearchesSql,
  memberSearches,
  type Rollup,
  searchesSql,
  searchSets,
  withUnderstood,
} from '@toile/warehouse';
import { CATEGORY_OF_TAG, type Dimension, EVERYTHING, KEY_OF_ENTITY, WHOLE } from './measure-params.js';
import type { RowsOf } from './sealed.query.js';

/** Searches of a rollup with what they name that is known, from version 3 on also by what their words were understood as. */
const namedSql = (rowsOf: RowsOf, rollup: Rollup, columns: string, isUnderstood: boolean): string => `
  SELECT is_before, ${columns},
    arrayFilter(one -> one IN {known:Array(String)}, ${isUnderstood ? withUnderstood('entities') : 'entities'}) AS named
  FROM (${rowsOf(rollup, `entities, ${columns}`)})`;

const named = (prefix: string) => `arrayFilter(one -> startsWith(one, '${prefix}'), named)`;
const CATEGORY = 'category:';
const KEYS: Record<Dimension, string> = {
  tag: named('tag:'),
  brand: named('designer:'),
  category: `arrayDistinct(arrayMap(tag -> concat('${CATEGORY}', ${CATEGORY_OF_TAG('substring(tag, 5)')}), ${named('tag:')}))`,
};
/** What keys of a dimension begin with. */
export const KEY_PREFIX: Record<Dimension, string> = { tag: 'tag:', brand: 'designer:', category: CATEGORY };

const keysSql = (dimensions: readonly Dimension[]): string =>
  `arrayJoin(arrayConcat(['${EVERYTHING}'], if(empty(named), [], ['${WHOLE}']), ${dimensions.map((one) => KEYS[one]).join(', ')}))`;

/**
 * By key of any dimension: searches naming it, those naming anything known, and all. To count all dimensions takes hardly longer
 * than one, and the figures of a page share it. Searches naming the same are added up before they are told apart by key.
 */
export const searchesByKeySql = (rowsOf: RowsOf, isUnderstood: boolean): string => `
  SELECT is_before, key, sum(searches) AS searches
  FROM (
    SELECT is_before, searches, ${keysSql(['tag', 'brand', 'category'])} AS key
    FROM (
      SELECT is_before, named, sum(searches) AS searches
      FROM (${namedSql(rowsOf, searchSets, 'searches', isUnderstood)})
      GROUP BY is_before, named))
  GROUP BY is_before, key`;

/** By occupation and tag: the distinct {members}, who are of {jobs}, that searched it, and those who searched anything. */
export const membersByTagSql = (rowsOf: RowsOf): string => `
  SELECT transform(visitor, {members:Array(String)}, {jobs:Array(String)}, '') AS job, key, uniqExact(visitor) AS members
  FROM (
    SELECT visitor, arrayJoin(arrayConcat(['${EVERYTHING}'], ${KEYS.tag})) AS key
    FROM (${namedSql(rowsOf, memberSearches, 'visitor, searches', false)}) WHERE visitor IN {members:Array(String)}
    GROUP BY visitor, named HAVING sum(searches) > 0)
  GROUP BY job, key`;

const TREND = `concat('tag:', {trend:String})`;

/** Searches for anything known and of these for tag {trend}, by country and in the world. */
export const byCountrySql = (rowsOf: RowsOf, isUnderstood: boolean): string => `
  SELECT arrayJoin(['${WHOLE}', place]) AS country, sum(found) AS searches, sum(naming) AS of_trend
  FROM (
    SELECT one.1 AS place, sum(one.2) AS found, sumIf(one.2, is_named) AS naming
    FROM (
      SELECT countries, has(named, ${TREND}) AS is_named
      FROM (${namedSql(rowsOf, searchSets, 'countries', isUnderstood)}) WHERE notEmpty(named))
    ARRAY JOIN countries AS one
    GROUP BY place)
  GROUP BY country`;

/** What `KnownEntitiesQuery` has found. */
export const LISTED = '{known:Array(String)}';
const keyOfEntity = (dimension: Dimension): string =>
  `if(${KEY_OF_ENTITY[dimension]} = '', '', concat('${KEY_PREFIX[dimension]}', ${KEY_OF_ENTITY[dimension]}))`;

/** The same from raw rows in one dimension. */
export const rawSearchesSql = (database: string, dimension: Dimension, isUnderstood: boolean): string => `
  SELECT key, uniqExact(event_id) AS searches
  FROM (
    SELECT event_id, arrayJoin(['${WHOLE}', ${keyOfEntity(dimension)}]) AS key
    FROM (${searchesSql(database, LISTED, undefined, isUnderstood)})
    UNION ALL
    SELECT event_id, '${EVERYTHING}' FROM (${firstPageSearchesSql(database)}))
  WHERE key != '' GROUP BY key`;

export const rawByCountrySql = (database: string, isUnderstood: boolean): string => `
  SELECT arrayJoin(['${WHOLE}', place]) AS country, uniqExact(event_id) AS searches, uniqExactIf(event_id, is_named) AS of_trend
  FROM (
    SELECT event_id, toString(country) AS place, entity = ${TREND} AS is_named
    FROM (${searchesSql(database, LISTED, undefined, isUnderstood)}))
  GROUP BY country`;
