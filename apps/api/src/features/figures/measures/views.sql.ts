import {
  lookViews,
  pictureViewsSql,
  STREET_PREFIX,
  STREET_SHELF,
  streetFactsAtEndsSql,
  streetFactsSql,
} from '@toile/warehouse';
import { IS_OF_BEFORE, WHOLE } from './measure-params.js';
import { daysOfKeysSql } from './past-days.js';
import type { RowsOf } from './sealed.query.js';

const rawSql = (database: string, kind: 'media' | 'streetstyle', columns = ''): string => `
  SELECT false AS is_before, ${kind === 'media' ? 'target' : `concat('${STREET_PREFIX}', target)`} AS look, ${lookViews.computed},
    count() AS views${columns}
  FROM (${pictureViewsSql(database, kind)}) GROUP BY look`;

/** SQL of keys of looks, of those with {tag} or all. */
export const keysOfLooksSql = (looks: string, hasTag: boolean): string =>
  `SELECT look_key FROM (${looks})${hasTag ? ' WHERE has(tags, {tag:String})' : ''}`;

/** SQL of the key of a street-style picture. */
export const STREET_KEY = `cityHash64(concat('${STREET_PREFIX}', picture))`;

const IS_LOOK = `NOT startsWith(look, '${STREET_PREFIX}')`;

/**
 * Keys of pictures by the openers of their days, which are at least their viewers.
 * @param keys SQL of the keys that are meant; all when absent
 * @param inSealedDays which rows of sealed days are read
 */
export const mostOpenedSql = (rowsOf: RowsOf, keys: string | undefined, inSealedDays: string): string => `
  SELECT toString(look_key) AS picture, sum(openers) AS openers
  FROM (${rowsOf(lookViews, 'look_key, openers', inSealedDays)})
  ${keys ? `WHERE look_key IN (${keys})` : ''}
  GROUP BY look_key ORDER BY openers DESC LIMIT {limit:UInt32}`;

const byViewersSql = (from: string, where: string): string => `
  SELECT look, uniqExactMerge(viewers) AS viewers, sum(views) AS views
  FROM (${from}) WHERE ${where} AND ${IS_LOOK}
  GROUP BY look ORDER BY viewers DESC, views DESC, look LIMIT {limit:UInt32}`;

/** Looks by distinct viewers among pictures with {keys}. @param inSealedDays which rows of sealed days hold all there is of them */
export const mostViewedSql = (rowsOf: RowsOf, inSealedDays: string): string =>
  byViewersSql(
    rowsOf(lookViews, 'look, look_key, views, viewers', inSealedDays),
    'look_key IN (SELECT arrayJoin(arrayMap(key -> toUInt64(key), {keys:Array(String)})))',
  );

/** The same of all looks that are meant from raw rows, as known earlier. */
export const rawMostViewedSql = (database: string, keys: string | undefined): string =>
  byViewersSql(
    rawSql(database, 'media', `, uniqExactStateIf(sipHash64(visitor), visitor != '') AS viewers`),
    keys ? `look_key IN (${keys})` : 'true',
  );

const rawOpenedSql = (database: string): string =>
  `${rawSql(database, 'media')} UNION ALL ${rawSql(database, 'streetstyle')}`;

/** Pictures of a scope with their brand and whether they are of the season before: the looks, and the street style there is. */
const picturesSql = (looks: string, street: string, column = `${IS_OF_BEFORE} AS is_of_before`): string => `
  SELECT look_key, ${column}, toString(designer) AS designer FROM (${looks})
  UNION ALL
  SELECT ${STREET_KEY}, ${column}, designer FROM (${street})
  WHERE street_type IN {types:Array(String)} AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
    AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
    AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})`;

/** Where rows of sealed days are read, and which of them there are of looks on their shelves. */
interface Sealed {
  rowsOf: RowsOf;
  onShelves: string;
}

/**
 * Views of looks and street style of a scope by brand. In a window only pictures of its season count. Pictures are told apart by
 * eight bytes of their names, which no two of a catalogue share.
 * @param sealed absent for raw rows, as known earlier
 */
export const viewsByBrandSql = (database: string, looks: string, sealed: Sealed | undefined): string => {
  const opened = sealed
    ? sealed.rowsOf(lookViews, 'look_key, views', `(${sealed.onShelves} OR shelf = '${STREET_SHELF}')`)
    : rawOpenedSql(database);
  return `
  SELECT is_before, arrayJoin(['${WHOLE}', designer]) AS key, sum(opened.views) AS views
  FROM (SELECT is_before, look_key, sum(views) AS views FROM (${opened}) GROUP BY is_before, look_key) AS opened
  INNER JOIN (${picturesSql(looks, streetFactsSql(database))}) AS pictures
    ON opened.look_key = pictures.look_key AND opened.is_before = pictures.is_of_before
  GROUP BY is_before, key HAVING key != ''`;
};

/**
 * The same of one window by the days pictures were opened and openings arrived on, as the catalogue was known at several ends of days.
 * @param looks SQL of `looksAtEndsSql`
 */
export const viewsByDaySql = (database: string, looks: string, { rowsOf, onShelves }: Sealed): string =>
  daysOfKeysSql(`
    SELECT day, ingest_day, arrayJoin(['${WHOLE}', designer]) AS key, held, sum(opened.views) AS n
    FROM (${rowsOf(lookViews, 'ingest_day, look_key, views', `(${onShelves} OR shelf = '${STREET_SHELF}')`)}) AS opened
    INNER JOIN (${picturesSql(looks, streetFactsAtEndsSql(database), 'held')}) AS pictures ON opened.look_key = pictures.look_key
    GROUP BY day, ingest_day, key, held HAVING key != ''`);
