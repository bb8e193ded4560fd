import { FIRST_PAGE_SEARCHES, NAMED, SEARCH_OBJECT } from './behaviour.js';
import { ADDED, countedSql } from './openings.js';
import type { Rollup } from './rollup.js';

/** First-page searches of members by what they name together; a member's visitor is their random id. */
export const memberSearches: Rollup = {
  name: 'member_searches',
  hourSql: (database, bounds) => `
    SELECT ingest_hour, day, visitor, arraySort(${NAMED}) AS entities, ${ADDED} AS searches
    FROM (${countedSql(database, {
      where: `subject != '' AND ${FIRST_PAGE_SEARCHES}`,
      object: SEARCH_OBJECT,
      columns: 'search_entities',
      bounds,
    })})
    GROUP BY ingest_hour, day, visitor, entities`,
  daySql: (database) => `
    SELECT toDate(ingest_hour) AS ingest_day, day, visitor, entities, sum(hours.searches) AS searches
    FROM ${database}.member_searches_hour AS hours
    WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
    GROUP BY ingest_day, day, visitor, entities`,
  checkSql: `SELECT sum(searches) AS total, count() AS rows,
    toString(sum(cityHash64(day, visitor, entities, searches))) AS hash`,
};
