import { fewOfListsSql, fewVisitorsSql } from './few-visitors.js';
import { ADDED, countedSql } from './openings.js';
import { IN_WEEK, type Rollup } from './rollup.js';

/** Street-style pictures are told from looks by this; no slug holds a colon. */
export const STREET_PREFIX = 'street-style:';

/** Where rows of street-style pictures lie. */
export const STREET_SHELF = 'street-style';
/** Where rows of what was not catalogued yet lie. */
export const NO_SHELF = '';
/** Openers that a look has at most on one day in the rows marked `few`: three rows of up to three each (`schema/look_views_days.sql`). */
export const MOST_LEFT_OUT = 9;

/** The season in which each look was first published. */
const shelvesSql = (database: string): string => `
  SELECT look_key, toString(argMin(season, (occurred_at, _partition, _offset))) AS season
  FROM ${database}.raw_catalogue WHERE type = 'look-published' GROUP BY look_key`;

/** Openings of looks and street-style pictures by the day they occurred: views without repeats, and who looked. */
export const lookViews: Rollup = {
  name: 'look_views',
  computed: 'cityHash64(look) AS look_key',
  hourSql: (database, bounds) => `
    SELECT ingest_hour, day, concat(if(kind = 'streetstyle', '${STREET_PREFIX}', ''), target) AS look, ${ADDED} AS views,
      uniqExactIf(sipHash64(visitor), visitor != '' AND sign > 0) AS openers, ${fewVisitorsSql('visitor')} AS visitors,
      uniqExactStateIf(sipHash64(visitor), visitor != '' AND sign > 0) AS viewers
    FROM (${countedSql(database, {
      where: "kind IN ('media', 'streetstyle')",
      object: "concat(kind, ':', target)",
      columns: 'kind, target',
      bounds,
    })})
    GROUP BY ingest_hour, day, look`,
  daySql: (database) => `
    SELECT ingest_day, day, if(startsWith(look, '${STREET_PREFIX}'), '${STREET_SHELF}', season) AS shelf, look, views, openers,
      visitors, viewers
    FROM (${wholeDaySql(database)}) AS days
    LEFT JOIN (${shelvesSql(database)}) AS shelves ON days.look_key = shelves.look_key`,
  weeks: {
    sql: (database) => `
    SELECT toMonday(ingest_day) AS ingest_week, toMonday(day) AS week, shelf, look_key, sum(days.views) AS views
    FROM ${database}.look_views_days AS days
    WHERE ${IN_WEEK}
    GROUP BY ingest_week, week, shelf, look_key`,
    checkSql: `SELECT sum(views) AS total, count() AS rows, toString(sum(cityHash64(week, shelf, look_key, views))) AS hash`,
  },
  checkSql: `SELECT sum(views) AS total, count() AS rows,
    toString(sum(cityHash64(look, day, views, openers, visitors, finalizeAggregation(viewers)))) AS hash`,
};

const wholeDaySql = (database: string): string => `
    SELECT toDate(ingest_hour) AS ingest_day, day, look, cityHash64(look) AS look_key, sum(hours.views) AS views,
      uniqExactMerge(hours.viewers) AS openers, ${fewOfListsSql('hours.visitors')} AS visitors,
      uniqExactMergeState(hours.viewers) AS viewers
    FROM ${database}.look_views_hour AS hours
    WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
    GROUP BY ingest_day, day, look`;
