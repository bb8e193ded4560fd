import {
  ALL_ENDS,
  lookFactsSql,
  PART_OF_VISITOR,
  pageViewsSql,
  streetFactsAtEndsSql,
  streetFactsSql,
} from '@toile/warehouse';
import { WHOLE } from './measure-params.js';
import { daysOfKeysSql } from './past-days.js';

const key = (kind: string, slug: string) => `cityHash64(concat('${kind}:', ${slug}))`;

/**
 * Keys of the pages that name a brand, and which: of looks, their collections and of the brand itself where it showed one of them, and of
 * street style of the type and city. One reading of the looks gives all three. Needs {types}, {cities} and {as_of}.
 * @param looks SQL of looks of the type and city, whichever season they are of
 */
export const pagesOfBrandsSql = (database: string, looks: string): string => `
  SELECT arrayJoin([page_key, collection_key, ${key('designer', 'brand')}]) AS entity_key, brand
  FROM (SELECT page_key, collection_key, toString(designer) AS brand FROM (${looks}))
  UNION ALL ${streetSql(streetFactsSql(database))}`;

/**
 * The same at several ends of days, with `held`: a bit for each end at which the page named the brand, of which no two rows of a page and a
 * brand have the same. What many looks name, collections and brands, is put together.
 * @param looks SQL of `looksAtEndsSql`
 */
const pagesAtEndsSql = (database: string, looks: string): string => `
  SELECT page_key AS entity_key, toString(designer) AS brand, held FROM (${looks})
  UNION ALL
  SELECT arrayJoin([collection_key, ${key('designer', 'brand')}]) AS entity_key, brand, groupBitOr(bits)
  FROM (SELECT collection_key, toString(designer) AS brand, groupBitOr(held) AS bits FROM (${looks}) GROUP BY collection_key, brand)
  GROUP BY entity_key, brand
  UNION ALL ${streetSql(streetFactsAtEndsSql(database), ', held')}`;

const streetSql = (street: string, more = ''): string => `
  SELECT ${key('street-style', 'picture')}, designer${more} FROM (${street})
  WHERE designer != '' AND street_type IN {types:Array(String)}
    AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})`;

/** Looks of the type and city where {seasons} say something else. */
export const looksOfEverySeasonSql = (database: string): string => `
  SELECT * FROM (${lookFactsSql(database)})
  WHERE look_type IN {types:Array(String)} AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})`;

/** SQL of is_before, what tells brands apart, part and found. @param pages what to select from, a row a page */
const byPartSql = (brand: string, pages: string): string => `
  SELECT is_before, ${brand}, one.1 AS part, sum(one.2) AS found FROM ${pages} ARRAY JOIN parts AS one GROUP BY is_before, ${brand}, part`;

/** What to select views from by the brand that pages name, and by part of visitors; of the pages of the brands themselves alone, of whatever type and city: version 2. */
export const ownPagesSql = (pages: string): string => {
  const named = `SELECT is_before, parts, if(startsWith(entity, 'designer:'), substring(entity, 10), '') AS brand FROM (${pages})`;
  return `(${byPartSql('brand', `(${named})`)})`;
};
/** Of every page that names one: version 3. Planning takes longer with each layer, so that joins are selected from as they are. */
export const everyPageSql = (database: string, pages: string, brands: string): string => `
  (${byPartSql('brand_key', withBrandsSql(pages, brands))}) AS counted
  ANY LEFT JOIN (${brandsByKeySql(database)}) AS named ON counted.brand_key = named.brand_key`;

/** What to select pages from with the brand they name; pages and brands are told apart by eight bytes of their names, which take a third less than these. */
export const withBrandsSql = (pages: string, brands: string): string => `
  (${pages}) AS pages
  ANY LEFT JOIN (SELECT entity_key, cityHash64(brand) AS brand_key FROM (${brands})) AS brands ON pages.entity_key = brands.entity_key`;
/** All brands there ever were: which pages name them tells what of them counts. */
export const brandsByKeySql = (database: string): string => `
  SELECT DISTINCT cityHash64(brand) AS brand_key, brand
  FROM (
    SELECT toString(designer) AS brand FROM ${database}.raw_catalogue WHERE type = 'look-published'
    UNION ALL
    SELECT JSONExtractString(data, 'doc', 'designer', 'slug') FROM ${database}.raw_catalogue WHERE type = 'content-published')`;

/**
 * Page views by brand, `*` for all pages, and by part of visitors.
 * @param counted what to select is_before, brand, part, found from
 */
export const trafficSql = (counted: string): string => `
  SELECT is_before, key, sum(n) AS views, groupArray(part) AS parts, groupArray(n) AS of_parts
  FROM (
    SELECT is_before, part, arrayJoin(['${WHOLE}', brand]) AS key, sum(found) AS n
    FROM ${counted}
    GROUP BY is_before, key, part HAVING key != '')
  GROUP BY is_before, key`;

/** The same by the days they were looked at and arrived on, in numbers alone, as the catalogue was known at several ends of days. */
export const trafficByDaySql = (pages: string, database: string, looks: string): string =>
  daysOfKeysSql(`
    SELECT day, ingest_day, '${WHOLE}' AS key, ${ALL_ENDS} AS held, sum(views) AS n FROM (${pages}) GROUP BY day, ingest_day
    UNION ALL
    SELECT day, ingest_day, brand, held, sum(pages.views)
    FROM (${pages}) AS pages INNER JOIN (${pagesAtEndsSql(database, looks)}) AS named ON pages.entity_key = named.entity_key
    GROUP BY day, ingest_day, brand, held HAVING brand != ''`);

/** The same pages from raw rows of one window, as known earlier. */
export const rawPagesSql = (database: string): string => `
  SELECT false AS is_before, entity, cityHash64(entity) AS entity_key, [(${PART_OF_VISITOR}, toUInt64(1))] AS parts
  FROM (${pageViewsSql(database)})`;
