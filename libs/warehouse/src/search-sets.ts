import { FIRST_PAGE_SEARCHES, NAMED, SEARCH_OBJECT } from './behaviour.js';
import { ADDED, countedSql } from './openings.js';
import { IN_WEEK, type Rollup } from './rollup.js';
import { PART_OF_VISITOR, PARTS_OF_ROWS } from './visitor-parts.js';

const NOBODY = `CAST([], 'Array(UInt64)')`;
const COUNTRIES = `arraySort(groupArray(CAST((country, of_country, ${NOBODY}), 'Tuple(country String, searches UInt64, visitors Array(UInt64))')))`;
const PARTS = `CAST(arraySort(arrayFlatten(groupArray(own))), 'Array(Tuple(country String, part UInt8, n UInt64))')`;

/** Rows of a period from those by country and part of visitors. No figure reads who searched; a later release drops the column. */
const summedSql = (period: string, rows: string): string => `
    SELECT ${period}, day, entities, sum(of_country) AS searches, ${NOBODY} AS visitors, ${COUNTRIES} AS countries, ${PARTS} AS parts
    FROM (
      SELECT ${period}, day, entities, country, sum(found) AS of_country, groupArray((country, part, found)) AS own
      FROM (${rows})
      GROUP BY ${period}, day, entities, country)
    GROUP BY ${period}, day, entities`;

/**
 * First-page searches by what they name together. Which of these are known is asked with the figure, since tags come and go.
 */
export const searchSets: Rollup = {
  name: 'search_sets',
  hourSql: (database, bounds) =>
    summedSql(
      'ingest_hour',
      `SELECT ingest_hour, day, arraySort(${NAMED}) AS entities, toString(country) AS country, ${PART_OF_VISITOR} AS part, ${ADDED} AS found
       FROM (${countedSql(database, {
         where: FIRST_PAGE_SEARCHES,
         object: SEARCH_OBJECT,
         columns: 'search_entities',
         bounds,
       })})
       GROUP BY ingest_hour, day, entities, country, part`,
    ),
  daySql: (database) =>
    summedSql(
      'ingest_day',
      `SELECT toDate(ingest_hour) AS ingest_day, day, entities, one.1 AS country, one.2 AS part, sum(one.3) AS found
       FROM ${database}.search_sets_hour ARRAY JOIN parts AS one
       WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
       GROUP BY ingest_day, day, entities, country, part`,
    ),
  // Of all countries together: told by country, weeks would have nearly as many parts as days.
  weeks: {
    sql: (database) => `
    SELECT ingest_week, week, entities, sum(found) AS searches, ${PARTS_OF_ROWS} AS parts
    FROM (
      SELECT toMonday(ingest_day) AS ingest_week, toMonday(day) AS week, entities, one.2 AS part, sum(one.3) AS found
      FROM ${database}.search_sets_days ARRAY JOIN parts AS one
      WHERE ${IN_WEEK}
      GROUP BY ingest_week, week, entities, part)
    GROUP BY ingest_week, week, entities`,
    checkSql: `SELECT sum(searches) AS total, count() AS rows,
      toString(sum(cityHash64(week, entities, searches, toString(parts)))) AS hash`,
  },
  checkSql: `SELECT sum(searches) AS total, count() AS rows,
    toString(sum(cityHash64(day, entities, searches, toString(countries), toString(parts)))) AS hash`,
};
