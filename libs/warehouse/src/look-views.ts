import { openingsSql } from './openings.js';
import type { Rollup } from './rollup.js';

/** Look openings by the day they occurred: views without repeats, and who looked. */
export const lookViews: Rollup = {
  name: 'look_views',
  hourSql: (database) => `
    SELECT ingest_hour, day, look, countIf(counted) AS views, uniqExactStateIf(visitor, visitor != '') AS viewers
    FROM (${openingsSql(database)}) GROUP BY ingest_hour, day, look`,
  daySql: (database) => `
    SELECT toDate(ingest_hour) AS ingest_day, day, look, sum(views) AS views, uniqExactMergeState(viewers) AS viewers
    FROM ${database}.look_views_hour
    WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
    GROUP BY ingest_day, day, look`,
  checkSql: `SELECT sum(views) AS total, count() AS rows,
    toString(sum(cityHash64(look, day, views, finalizeAggregation(viewers)))) AS hash`,
};
