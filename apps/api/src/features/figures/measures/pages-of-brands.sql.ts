import { lookFactsSql, PART_OF_VISITOR, pageViewsSql, streetFactsSql } from '@toile/warehouse';
import { WHOLE } from './measure-params.js';

const key = (kind: string, slug: string) => `cityHash64(concat('${kind}:', ${slug}))`;

/**
 * Keys of the pages that name a brand, and which: of looks and their collections that are of the type and city, whichever season they
 * are of, of street style, and of the brand itself where it showed there. Needs {types}, {cities} and {as_of}.
 */
export const pagesOfBrandsSql = (database: string): string => `
  WITH looks AS (
    SELECT look, collection, toString(designer) AS brand FROM (${lookFactsSql(database)})
    WHERE look_type IN {types:Array(String)} AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)}))
  SELECT ${key('look', 'look')} AS entity_key, brand FROM looks
  UNION ALL SELECT DISTINCT ${key('collection', 'collection')}, brand FROM looks
  UNION ALL SELECT DISTINCT ${key('designer', 'brand')}, brand FROM looks
  UNION ALL SELECT ${key('street-style', 'picture')}, designer FROM (${streetFactsSql(database)})
  WHERE designer != '' AND street_type IN {types:Array(String)}
    AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})`;

/** The pages of the brands themselves alone, of whatever type and city: version 2. */
const designersSql = (pages: string): string =>
  `SELECT *, if(startsWith(entity, 'designer:'), substring(entity, 10), '') AS brand FROM (${pages})`;

/**
 * Page views by brand, `*` for all pages, and by part of visitors. Pages are told apart by eight bytes of their names.
 * @param pages SQL of is_before, entity or entity_key, parts
 */
export const trafficSql = (database: string, pages: string, version: 2 | 3): string => {
  const named =
    version === 2
      ? designersSql(pages)
      : `SELECT is_before, parts, brand FROM (${pages}) AS pages
         ANY LEFT JOIN (${pagesOfBrandsSql(database)}) AS brands ON pages.entity_key = brands.entity_key`;
  return `
  SELECT is_before, key, sum(n) AS views, groupArray(part) AS parts, groupArray(n) AS of_parts
  FROM (
    SELECT is_before, part, arrayJoin(['${WHOLE}', brand]) AS key, sum(found) AS n
    FROM (
      SELECT is_before, brand, one.1 AS part, sum(one.2) AS found
      FROM (${named}) ARRAY JOIN parts AS one
      GROUP BY is_before, brand, part)
    GROUP BY is_before, key, part HAVING key != '')
  GROUP BY is_before, key`;
};

/** The same pages from raw rows of one window, as known earlier. */
export const rawPagesSql = (database: string): string => `
  SELECT false AS is_before, entity, cityHash64(entity) AS entity_key, [(${PART_OF_VISITOR}, toUInt64(1))] AS parts
  FROM (${pageViewsSql(database)})`;
