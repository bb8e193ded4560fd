import {
  countFewSql,
  fewVisitorsSql,
  lookViews,
  pictureViewsSql,
  rollupSql,
  STREET_PREFIX,
  scopedLooksSql,
  streetFactsSql,
} from '@toile/warehouse';
import { WHOLE } from './ask.js';

export interface Chosen {
  isAsOf: boolean;
  isScoped: boolean;
  hasTag: boolean;
}

const rawSql = (database: string, kind: 'media' | 'streetstyle', columns: string): string => `
  SELECT ${kind === 'media' ? 'target' : `concat('${STREET_PREFIX}', target)`} AS look, count() AS views, ${columns}
  FROM (${pictureViewsSql(database, kind)}) GROUP BY look`;

const inScope = (database: string, { isScoped, hasTag }: Chosen): string =>
  isScoped
    ? `look IN (SELECT look FROM (${scopedLooksSql(database)})${hasTag ? ' WHERE has(tags, {tag:String})' : ''})`
    : `NOT startsWith(look, '${STREET_PREFIX}')`;

/** Looks by the openers of their days, which are at least their viewers. */
export const mostOpenedSql = (database: string, chosen: Chosen): string => `
  SELECT look, sum(openers) AS openers FROM (${rollupSql(lookViews, database, 'look, openers')})
  WHERE ${inScope(database, chosen)}
  GROUP BY look ORDER BY openers DESC, look LIMIT {limit:UInt32}`;

/** Looks by distinct viewers: {looks} of the rollup, or as known earlier those in scope from raw rows. */
export const mostViewedSql = (database: string, chosen: Chosen): string => `
  SELECT look, uniqExactMerge(viewers) AS viewers, sum(views) AS views
  FROM (${
    chosen.isAsOf
      ? rawSql(database, 'media', `uniqExactStateIf(sipHash64(visitor), visitor != '') AS viewers`)
      : rollupSql(lookViews, database, 'look, views, viewers')
  })
  WHERE ${chosen.isAsOf ? inScope(database, chosen) : 'look IN {looks:Array(String)}'}
  GROUP BY look ORDER BY viewers DESC, views DESC, look LIMIT {limit:UInt32}`;

const openedSql = (database: string, isAsOf: boolean): string => {
  const few = `${fewVisitorsSql('visitor')} AS visitors`;
  return isAsOf
    ? `${rawSql(database, 'media', few)} UNION ALL ${rawSql(database, 'streetstyle', few)}`
    : rollupSql(lookViews, database, 'look, views, visitors');
};

/** Views of looks and street style of a scope by house. */
export const viewsByBrandSql = (database: string, isAsOf: boolean): string => `
  SELECT arrayJoin(['${WHOLE}', designer]) AS key, sum(views) AS views, ${countFewSql('visitors')} AS visitors
  FROM (${openedSql(database, isAsOf)}) AS opened
  INNER JOIN (
    SELECT toString(look) AS look, toString(designer) AS designer FROM (${scopedLooksSql(database)})
    UNION ALL
    SELECT concat('${STREET_PREFIX}', picture), designer FROM (${streetFactsSql(database)})
    WHERE street_type IN {types:Array(String)} AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
      AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
      AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})) AS pictures
    ON opened.look = pictures.look
  GROUP BY key HAVING key != ''`;
