import { countFewSql, firstPageSearchesSql, rollupSql, searchesSql, searchSets } from '@toile/warehouse';
import { CATEGORY_OF_TAG, type Dimension, EVERYTHING, KEY_OF_ENTITY, WHOLE } from './ask.js';

/** Searches of the rollup with what they name that is known. */
const namedSql = (database: string, columns: string): string => `
  SELECT ${columns}, arrayFilter(one -> one IN {known:Array(String)}, entities) AS named
  FROM (${rollupSql(searchSets, database, `entities, ${columns}`)})`;

const slugs = (prefix: string) =>
  `arrayMap(one -> substring(one, ${prefix.length + 1}), arrayFilter(one -> startsWith(one, '${prefix}'), named))`;
const KEYS: Record<Dimension, string> = {
  tag: slugs('tag:'),
  brand: slugs('designer:'),
  category: `arrayDistinct(arrayMap(tag -> ${CATEGORY_OF_TAG('tag')}, ${slugs('tag:')}))`,
};

/** By key: searches naming it, those naming anything known, and all. */
export const searchesByKeySql = (database: string, dimension: Dimension): string => `
  SELECT key, sum(searches) AS searches, ${countFewSql('visitors')} AS visitors
  FROM (
    SELECT searches, visitors,
      arrayJoin(arrayConcat(['${EVERYTHING}'], if(empty(named), [], ['${WHOLE}']), ${KEYS[dimension]})) AS key
    FROM (${namedSql(database, 'searches, visitors')}))
  GROUP BY key`;

/** Searches for tag {trend} and for anything known, by country and in the world. */
export const byCountrySql = (database: string): string => `
  SELECT key, country, sum(found) AS searches, ${countFewSql('few')} AS visitors
  FROM (
    SELECT one.2 AS found, one.3 AS few, arrayJoin(['${WHOLE}', one.1]) AS country,
      arrayJoin(if(has(named, concat('tag:', {trend:String})), ['${WHOLE}', {trend:String}], ['${WHOLE}'])) AS key
    FROM (${namedSql(database, 'countries')}) ARRAY JOIN countries AS one
    WHERE notEmpty(named))
  GROUP BY key, country`;

/** What `KnownEntitiesQuery` has found. */
export const LISTED = '{known:Array(String)}';
const IS_CHOSEN = 'visitor IN {visitors:Array(String)}';
const COUNTS = `uniqExact(event_id) AS searches, uniqExactIf(visitor, visitor != '') AS visitors`;

/** The same from raw rows, of everybody or of {visitors}. */
export const rawSearchesSql = (database: string, dimension: Dimension, isOfChosen: boolean): string => {
  const of = isOfChosen ? IS_CHOSEN : undefined;
  return `
  SELECT key, ${COUNTS}
  FROM (
    SELECT event_id, visitor, arrayJoin(['${WHOLE}', ${KEY_OF_ENTITY[dimension]}]) AS key
    FROM (${searchesSql(database, LISTED, of)})
    UNION ALL
    SELECT event_id, visitor, '${EVERYTHING}' FROM (${firstPageSearchesSql(database, of)}))
  WHERE key != '' GROUP BY key`;
};

export const rawByCountrySql = (database: string): string => `
  SELECT key, country, ${COUNTS}
  FROM (
    SELECT event_id, visitor, arrayJoin(['${WHOLE}', country]) AS country,
      arrayJoin(['${WHOLE}', ${KEY_OF_ENTITY.tag}]) AS key
    FROM (${searchesSql(database, LISTED)}))
  WHERE key IN ('${WHOLE}', {trend:String}) GROUP BY key, country`;
