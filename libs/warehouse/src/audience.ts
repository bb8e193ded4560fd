import { cleanedSql, FIRST_PAGE_SEARCHES, PAGE_OBJECT, SEARCH_OBJECT } from './behaviour.js';
import { ADDED, countedSql, IS_COUNTABLE } from './openings.js';
import type { Rollup } from './rollup.js';
import { PART_OF_VISITOR } from './visitor-parts.js';

const PAGES = "kind = 'page'";
/** Pages that somebody known looked at. A repeat is a visit too, so of each event only its copies are left out. */
const VISITS = `${PAGES} AND visitor != ''`;
const EACH = 'toString(event_id)';

/** What a row of each kind adds: of page views, those with consent and searches; `who` came. */
const adds = (viewed: string, searched: string, who: string, sign: string) =>
  `locale, ${PART_OF_VISITOR} AS part, ${viewed} * ${sign} AS viewed, ${viewed} * ${sign} * (visitor != '') AS known,
    ${searched} * ${sign} AS searched, ${who} AS who`;
const VIEWED = (sign: string) => adds('1', '0', "''", sign);
const SEARCHED = (sign: string) => adds('0', '1', "''", sign);
const CAME = (sign: string) => adds('0', '0', 'visitor', sign);

const COUNTS = (
  added: (what: string) => string,
) => `${added('viewed')} AS views, ${added('known')} AS known_views,
  ${added('searched')} AS searches, uniqExactStateIf(sipHash64(who), who != '') AS visitors`;
const signed = (what: string) => ADDED.replace('sign', what);

const PAGE_VIEWS = [PAGES, PAGE_OBJECT, VIEWED('sign')] as const;
const SEARCHES = [FIRST_PAGE_SEARCHES, SEARCH_OBJECT, SEARCHED('sign')] as const;
const WHO_CAME = [VISITS, EACH, CAME('sign')] as const;

const hourSql =
  (...kinds: readonly (readonly [where: string, object: string, columns: string])[]): Rollup['hourSql'] =>
  (database, bounds) => {
    const rows = kinds.map(
      ([where, object, columns]) =>
        `SELECT ingest_hour, day, ${columns} FROM (${countedSql(database, { where, object, columns: 'locale', bounds })})`,
    );
    return `
    SELECT ingest_hour, day, toString(locale) AS locale, part, ${COUNTS(signed)}
    FROM (${rows.join(' UNION ALL ')})
    GROUP BY ingest_hour, day, locale, part`;
  };

/**
 * Page views, those of them with consent, first-page searches that name anything, and who came, by the language of the page and the part of
 * the visitors they are in. Languages are those of the addresses; empty where one has none.
 */
export const audience: Rollup = {
  name: 'audience',
  hourSql: hourSql(PAGE_VIEWS, SEARCHES, WHO_CAME),
  daySql: (database) => `
    SELECT toDate(ingest_hour) AS ingest_day, day, hours.locale AS locale, part, sum(hours.views) AS views,
      sum(hours.known_views) AS known_views, sum(hours.searches) AS searches, uniqExactMergeState(hours.visitors) AS visitors
    FROM ${database}.audience_hour AS hours
    WHERE ingest_hour >= {from:DateTime('UTC')} AND ingest_hour < {to:DateTime('UTC')}
    GROUP BY ingest_day, day, locale, part`,
  checkSql: `SELECT sum(views + searches) AS total, count() AS rows,
    toString(sum(cityHash64(day, locale, part, views, known_views, searches, finalizeAggregation(visitors)))) AS hash`,
};

/** The same rows of those who ask for page views alone: of what is not sealed nothing else is counted for them, a third of the work. */
export const audiencePageViews: Rollup = { ...audience, hourSql: hourSql(PAGE_VIEWS) };

/** Page views of {from} to {to} as known at {as_of}, from raw rows: event_id, occurred_at, visitor, locale. */
export const viewsOfLanguagesSql = (database: string): string =>
  cleanedSql(database, PAGES, PAGE_OBJECT, 'locale');
/** First-page searches that name anything, in the same columns. */
export const searchesOfLanguagesSql = (database: string): string =>
  cleanedSql(database, FIRST_PAGE_SEARCHES, SEARCH_OBJECT, 'locale');
/** Pages that somebody known looked at, repeats too, in the same columns. */
export const visitsOfLanguagesSql = (database: string): string =>
  cleanedSql(database, VISITS, EACH, 'locale');

/** All of these together: day, locale, part, views, known_views, searches, visitors. */
export const rawAudienceSql = (database: string): string => {
  const rows = (from: string, columns: string) =>
    `SELECT toDate(occurred_at, 'Europe/Paris') AS day, ${columns} FROM (${from})`;
  return `
  SELECT day, toString(locale) AS locale, part, ${COUNTS((what) => `toUInt64(sum(${what}))`)}
  FROM (
    ${rows(viewsOfLanguagesSql(database), VIEWED('1'))}
    UNION ALL ${rows(searchesOfLanguagesSql(database), SEARCHED('1'))}
    UNION ALL ${rows(visitsOfLanguagesSql(database), CAME('1'))})
  GROUP BY day, locale, part`;
};

/**
 * Who came, as hashes, by the language of the page, the day and the day they were received (UTC), from raw rows of the days {froms} to {tos}:
 * locale, who, day, ingest_day. Sealed days say how many came, and not who: who came in one of two
 * windows that overlap is told by raw rows alone.
 */
export const rawVisitsSql = (database: string): string => `
  SELECT locale, sipHash64(visitor) AS who, toDate(occurred_at, 'Europe/Paris') AS day, toDate(received_at) AS ingest_day
  FROM ${database}.raw_tracking
  WHERE ${VISITS} AND ${IS_COUNTABLE} AND toDate(ingest_hour) >= arrayMin({froms:Array(Date)}) - 1
    AND occurred_at >= toDateTime64(arrayMin({froms:Array(Date)}), 3, 'Europe/Paris')
    AND occurred_at < toDateTime64(arrayMax({tos:Array(Date)}) + 1, 3, 'Europe/Paris')
  ORDER BY received_at, _partition, _offset LIMIT 1 BY event_id`;
