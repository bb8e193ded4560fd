import { PAGE_OBJECT } from './behaviour.js';
import { fewOfListsSql, fewVisitorsSql } from './few-visitors.js';
import { ADDED, countedSql } from './openings.js';
import type { Rollup } from './rollup.js';

/** Page views by brand, and of everything else together. */
export const pageViews: Rollup = {
  name: 'page_views',
  hourSql: (database, bounds) => `
    SELECT ingest_hour, day, if(startsWith(entity, 'designer:'), entity, '') AS entity, ${ADDED} AS views,
      ${fewVisitorsSql('visitor')} AS visitors
    FROM (${countedSql(database, { where: "kind = 'page'", object: PAGE_OBJECT, columns: 'entity', bounds })})
    GROUP BY ingest_hour, day, entity`,
  daySql: (database) => `
    SELECT toDate(ingest_hour) AS ingest_day, day, entity, sum(hours.views) AS views,
      ${fewOfListsSql('hours.visitors')} AS visitors
    FROM ${database}.page_views_hour AS hours
    WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
    GROUP BY ingest_day, day, entity`,
  checkSql: `SELECT sum(views) AS total, count() AS rows,
    toString(sum(cityHash64(day, entity, views, visitors))) AS hash`,
};
