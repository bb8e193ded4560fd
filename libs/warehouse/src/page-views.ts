import { PAGE_OBJECT } from './behaviour.js';
import { ADDED, countedSql } from './openings.js';
import { IN_WEEK, type Rollup } from './rollup.js';
import { PART_OF_VISITOR, PARTS_OF_ROWS } from './visitor-parts.js';

/** Pages that may name a brand; what they are about is asked of the catalogue with the figure. */
const NAMES_BRAND = ['designer', 'collection', 'look', 'street-style']
  .map((kind) => `startsWith(entity, '${kind}:')`)
  .join(' OR ');
/** No figure reads who looked; a later release drops the column. */
const SUMS = `sum(found) AS views, CAST([], 'Array(UInt64)') AS visitors, ${PARTS_OF_ROWS} AS parts`;

/** Page views by the brand, collection, look or street style they are about, and of everything else together, by part of visitors. */
export const pageViews: Rollup = {
  name: 'page_views',
  computed: 'cityHash64(entity) AS entity_key',
  hourSql: (database, bounds) => `
    SELECT ingest_hour, day, about AS entity, ${SUMS}
    FROM (
      SELECT ingest_hour, day, if(${NAMES_BRAND}, entity, '') AS about, ${PART_OF_VISITOR} AS part, ${ADDED} AS found
      FROM (${countedSql(database, { where: "kind = 'page'", object: PAGE_OBJECT, columns: 'entity', bounds })})
      GROUP BY ingest_hour, day, about, part)
    GROUP BY ingest_hour, day, entity`,
  daySql: (database) => `
    SELECT ingest_day, day, entity, ${SUMS}
    FROM (
      SELECT toDate(ingest_hour) AS ingest_day, day, entity, one.1 AS part, sum(one.2) AS found
      FROM ${database}.page_views_hour ARRAY JOIN parts AS one
      WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
      GROUP BY ingest_day, day, entity, part)
    GROUP BY ingest_day, day, entity`,
  weeks: {
    sql: (database) => `
    SELECT ingest_week, week, entity, sum(found) AS views, ${PARTS_OF_ROWS} AS parts
    FROM (
      SELECT toMonday(ingest_day) AS ingest_week, toMonday(day) AS week, entity, one.1 AS part, sum(one.2) AS found
      FROM ${database}.page_views_days ARRAY JOIN parts AS one
      WHERE ${IN_WEEK}
      GROUP BY ingest_week, week, entity, part)
    GROUP BY ingest_week, week, entity`,
    checkSql: `SELECT sum(views) AS total, count() AS rows,
      toString(sum(cityHash64(week, entity, views, toString(parts)))) AS hash`,
  },
  checkSql: `SELECT sum(views) AS total, count() AS rows,
    toString(sum(cityHash64(day, entity, views, toString(parts)))) AS hash`,
};
