import { FIRST_PAGE_SEARCHES, LEADS_SECONDS, NAMED, PAGE_OBJECT, SEARCH_OBJECT } from './behaviour.js';
import { ADDED, type Bounds, countedSql } from './openings.js';
import type { Rollup } from './rollup.js';
import { PART_OF_VISITOR, PARTS_OF_ROWS } from './visitor-parts.js';

const IS_VIEW = "kind = 'page' AND startsWith(entity, 'designer:') AND session != ''";

const viewsSql = (database: string, bounds?: Bounds): string =>
  countedSql(database, {
    where: IS_VIEW,
    object: PAGE_OBJECT,
    columns: 'entity, session',
    bounds,
  });

/** What each visit searched, a row a moment: session, searched_at, trends. */
const searchesSql = (database: string, bounds?: Bounds): string => `
  SELECT session, occurred_at AS searched_at, arraySort(groupUniqArrayArray(tags)) AS trends
  FROM (
    SELECT session, occurred_at, arrayMap(one -> substring(one, 5), arrayFilter(one -> startsWith(one, 'tag:'), ${NAMED})) AS tags
    FROM (${countedSql(database, {
      where: FIRST_PAGE_SEARCHES,
      object: SEARCH_OBJECT,
      columns: 'search_entities, session',
      bounds,
      backFrom: IS_VIEW,
    })})
    WHERE session != '' AND notEmpty(tags))
  GROUP BY session, searched_at`;

/** No figure reads who looked; a later release drops the column. */
const SUMS = `sum(found) AS views, CAST([], 'Array(UInt64)') AS visitors, ${PARTS_OF_ROWS} AS parts`;

/**
 * Views of brands' pages that a search came before, by the trends that were searched, the last first, and by part of visitors. Which trends are known
 * is asked with the figure, since tags come and go.
 */
export const ledViews: Rollup = {
  name: 'led_views',
  hourSql: (database, bounds) => `
    SELECT ingest_hour, day, entity, searched, ${SUMS}
    FROM (
      SELECT ingest_hour, day, entity, searched, ${PART_OF_VISITOR} AS part, ${ADDED} AS found
      FROM (
        SELECT ingest_hour, day, entity, visitor, event_id, sign,
          arrayMap(one -> one.2, arrayReverseSort(groupArray((searched_at, trends)))) AS searched
        FROM (${viewsSql(database, bounds)}) AS views
        INNER JOIN (${searchesSql(database, bounds)}) AS searches ON views.session = searches.session
        WHERE searched_at <= occurred_at AND dateDiff('second', searched_at, occurred_at) <= ${LEADS_SECONDS}
        GROUP BY ingest_hour, day, entity, visitor, event_id, sign)
      GROUP BY ingest_hour, day, entity, searched, part)
    GROUP BY ingest_hour, day, entity, searched`,
  daySql: (database) => `
    SELECT ingest_day, day, entity, searched, ${SUMS}
    FROM (
      SELECT toDate(ingest_hour) AS ingest_day, day, entity, searched, one.1 AS part, sum(one.2) AS found
      FROM ${database}.led_views_hour ARRAY JOIN parts AS one
      WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
      GROUP BY ingest_day, day, entity, searched, part)
    GROUP BY ingest_day, day, entity, searched`,
  checkSql: `SELECT sum(views) AS total, count() AS rows,
    toString(sum(cityHash64(day, entity, toString(searched), views, toString(parts)))) AS hash`,
};
