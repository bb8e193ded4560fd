import { FIRST_PAGE_SEARCHES, NAMED, SEARCH_OBJECT } from './behaviour.js';
import { fewOfListsSql, fewVisitorsSql } from './few-visitors.js';
import { ADDED, countedSql } from './openings.js';
import type { Rollup } from './rollup.js';

const COUNTRIES = `arraySort(groupArray(CAST((country, found, few), 'Tuple(country String, searches UInt64, visitors Array(UInt64))')))`;
const SUMS = `sum(found) AS searches, ${fewOfListsSql('few')} AS visitors, ${COUNTRIES} AS countries`;

/**
 * First-page searches by what they name together. Which of these are known is asked with the figure, since tags come and go.
 */
export const searchSets: Rollup = {
  name: 'search_sets',
  hourSql: (database, bounds) => `
    SELECT ingest_hour, day, entities, ${SUMS}
    FROM (
      SELECT ingest_hour, day, arraySort(${NAMED}) AS entities, toString(country) AS country, ${ADDED} AS found,
        ${fewVisitorsSql('visitor')} AS few
      FROM (${countedSql(database, {
        where: FIRST_PAGE_SEARCHES,
        object: SEARCH_OBJECT,
        columns: 'search_entities',
        bounds,
      })})
      GROUP BY ingest_hour, day, entities, country)
    GROUP BY ingest_hour, day, entities`,
  daySql: (database) => `
    SELECT ingest_day, day, entities, ${SUMS}
    FROM (
      SELECT toDate(ingest_hour) AS ingest_day, day, entities, one.1 AS country, sum(one.2) AS found,
        ${fewOfListsSql('one.3')} AS few
      FROM ${database}.search_sets_hour ARRAY JOIN countries AS one
      WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
      GROUP BY ingest_day, day, entities, country)
    GROUP BY ingest_day, day, entities`,
  checkSql: `SELECT sum(searches) AS total, count() AS rows,
    toString(sum(cityHash64(day, entities, searches, visitors, toString(countries)))) AS hash`,
};
