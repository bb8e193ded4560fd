import { fewOfListsSql, fewVisitorsSql } from './few-visitors.js';
import { countedSql } from './openings.js';
import type { Rollup } from './rollup.js';

/** Street-style pictures are told from looks by this; no slug holds a colon. */
export const STREET_PREFIX = 'street-style:';

/** Openings of looks and street-style pictures by the day they occurred: views without repeats, and who looked. */
export const lookViews: Rollup = {
  name: 'look_views',
  computed: 'cityHash64(look) AS look_key',
  hourSql: (database) => `
    SELECT ingest_hour, day, concat(if(kind = 'streetstyle', '${STREET_PREFIX}', ''), target) AS look, count() AS views,
      uniqExactIf(sipHash64(visitor), visitor != '') AS openers, ${fewVisitorsSql('visitor')} AS visitors,
      uniqExactStateIf(sipHash64(visitor), visitor != '') AS viewers
    FROM (${countedSql(database, {
      where: "kind IN ('media', 'streetstyle')",
      object: "concat(kind, ':', target)",
      columns: 'kind, target',
    })})
    GROUP BY ingest_hour, day, look`,
  daySql: (database) => `
    SELECT toDate(ingest_hour) AS ingest_day, day, look, sum(hours.views) AS views,
      uniqExactMerge(hours.viewers) AS openers, ${fewOfListsSql('hours.visitors')} AS visitors,
      uniqExactMergeState(hours.viewers) AS viewers
    FROM ${database}.look_views_hour AS hours
    WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
    GROUP BY ingest_day, day, look`,
  checkSql: `SELECT sum(views) AS total, count() AS rows,
    toString(sum(cityHash64(look, day, views, openers, visitors, finalizeAggregation(viewers)))) AS hash`,
};
