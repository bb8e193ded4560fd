import {
  countFewSql,
  fewVisitorsSql,
  lookViews,
  pictureViewsSql,
  STREET_PREFIX,
  scopedLooksSql,
  streetFactsSql,
} from '@toile/warehouse';
import { WHOLE } from './ask.js';
import type { RowsOf } from './sealed.query.js';

/** Looks of a scope, or all when not scoped. */
export interface Chosen {
  isScoped: boolean;
  hasTag: boolean;
}

const rawSql = (database: string, kind: 'media' | 'streetstyle', columns: string): string => `
  SELECT ${kind === 'media' ? 'target' : `concat('${STREET_PREFIX}', target)`} AS look, ${lookViews.computed},
    count() AS views, ${columns}
  FROM (${pictureViewsSql(database, kind)}) GROUP BY look`;

const inScope = (database: string, { isScoped, hasTag }: Chosen): string =>
  isScoped
    ? `look_key IN (SELECT look_key FROM (${scopedLooksSql(database)})${hasTag ? ' WHERE has(tags, {tag:String})' : ''})`
    : 'true';
const IS_LOOK = `NOT startsWith(look, '${STREET_PREFIX}')`;

/** Keys of pictures by the openers of their days, which are at least their viewers. */
export const mostOpenedSql = (database: string, rowsOf: RowsOf, chosen: Chosen): string => `
  SELECT toString(look_key) AS picture, sum(openers) AS openers FROM (${rowsOf(lookViews, 'look_key, openers')})
  WHERE ${inScope(database, chosen)}
  GROUP BY look_key ORDER BY openers DESC LIMIT {limit:UInt32}`;

const byViewersSql = (from: string, where: string): string => `
  SELECT look, uniqExactMerge(viewers) AS viewers, sum(views) AS views
  FROM (${from}) WHERE ${where} AND ${IS_LOOK}
  GROUP BY look ORDER BY viewers DESC, views DESC, look LIMIT {limit:UInt32}`;

/** Looks by distinct viewers among pictures with {keys}. */
export const mostViewedSql = (rowsOf: RowsOf): string =>
  byViewersSql(
    rowsOf(lookViews, 'look, look_key, views, viewers'),
    'look_key IN (SELECT arrayJoin(arrayMap(key -> toUInt64(key), {keys:Array(String)})))',
  );

/** The same of all looks in scope from raw rows, as known earlier. */
export const rawMostViewedSql = (database: string, chosen: Chosen): string =>
  byViewersSql(
    rawSql(database, 'media', `uniqExactStateIf(sipHash64(visitor), visitor != '') AS viewers`),
    inScope(database, chosen),
  );

const rawOpenedSql = (database: string): string => {
  const few = `${fewVisitorsSql('visitor')} AS visitors`;
  return `${rawSql(database, 'media', few)} UNION ALL ${rawSql(database, 'streetstyle', few)}`;
};

/**
 * Views of looks and street style of a scope by house. Pictures are told apart by eight bytes of their names, which no two
 * of a catalogue share. @param rowsOf absent for raw rows, as known earlier
 */
export const viewsByBrandSql = (database: string, rowsOf: RowsOf | undefined): string => `
  SELECT arrayJoin(['${WHOLE}', designer]) AS key, sum(views) AS views, ${countFewSql('visitors')} AS visitors
  FROM (${rowsOf ? rowsOf(lookViews, 'look_key, views, visitors') : rawOpenedSql(database)}) AS opened
  INNER JOIN (
    SELECT look_key, toString(designer) AS designer FROM (${scopedLooksSql(database)})
    UNION ALL
    SELECT cityHash64(concat('${STREET_PREFIX}', picture)), designer FROM (${streetFactsSql(database)})
    WHERE street_type IN {types:Array(String)} AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
      AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
      AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})) AS pictures
    ON opened.look_key = pictures.look_key
  GROUP BY key HAVING key != ''`;
