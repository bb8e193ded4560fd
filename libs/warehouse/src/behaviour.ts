import { IS_COUNTABLE } from './openings.js';

/** A second event of one visitor about the same thing within this time repeats the one before. */
const REPEAT_SECONDS = 30 * 60;

/** A search leads to what is opened in the same visit within this time. */
export const LEADS_SECONDS = 30 * 60;

const midnight = (day: string): string => `toDateTime64(${day}, 3, 'Europe/Paris')`;
export const UNTIL_WINDOW_ENDS = `occurred_at < ${midnight('{to:Date} + 1')}`;
/** Days of a window are days in Paris, both included. Times are compared: the day of each row takes longer to find. */
export const IN_WINDOW = `occurred_at >= ${midnight('{from:Date}')} AND ${UNTIL_WINDOW_ENDS}`;
/** The same of the days that a window is compared with, all of which are before it. */
export const IN_BEFORE = IN_WINDOW.replace('{from:', '{from_before:').replace('{to:', '{to_before:');
export const IS_BEFORE = `occurred_at < ${midnight('{from:Date}')}`;
export const UNTIL_BEFORE_ENDS = UNTIL_WINDOW_ENDS.replace('{to:', '{to_before:');
/** The same and the day before it, for what is looked back at. */
export const NEARBY = `occurred_at >= ${midnight('{from:Date} - 1')} AND ${UNTIL_WINDOW_ENDS}`;
/** What was appended later was not known at {as_of}. An event never arrives before it happens, a wrong clock apart. */
export const RECEIVED = `received_at <= {as_of:DateTime64(3, 'UTC')}
    AND ingest_hour >= toDateTime({from:Date}, 'UTC') - INTERVAL 1 DAY`;

/** What stands before the names that words of a search were understood as. */
const UNDERSTOOD = 'understood:';
/** An array of what searches name, with what their words were understood as among it. */
export const withUnderstood = (entities: string): string =>
  `arrayDistinct(arrayMap(one -> if(startsWith(one, '${UNDERSTOOD}'), substring(one, ${UNDERSTOOD.length + 1}), one), ${entities}))`;

export const FIRST_PAGE_SEARCHES = `kind IN ('page', 'search') AND notEmpty(search_entities) AND page <= 1`;
const SPELLED = (text: string) =>
  `replaceRegexpAll(lowerUTF8(substring(${text}, 6)), '[^\\\\p{L}\\\\p{N}]+', '-')`;
/** Two searches are the same when they name the same, whether by filters or by words that spell their slugs. */
export const SEARCH_OBJECT = `arrayStringConcat(arraySort(arrayDistinct(arrayMap(
  one -> if(startsWith(one, 'text:'), ${SPELLED('one')}, substring(one, position(one, ':') + 1)),
  arrayFilter(one -> NOT startsWith(one, '${UNDERSTOOD}'), search_entities)))), char(10))`;
export const PAGE_OBJECT = 'concat(route, char(10), route_params, char(10), query)';

/**
 * Events of {from} to {to} cleaned as `metrics.md` says: bots, staff and what is out of time left out, the first copy of an event id, then the first
 * of a visitor and an object within 30 minutes. Without consent there is no visitor, so no repeats are known.
 * @param where which rows of raw_tracking
 * @param object what makes two events the same
 * @param columns what each row answers with
 * @param of whose events, or about what: all of a visitor and an object, or none of theirs. Few, so this is read first.
 */
export function cleanedSql(
  database: string,
  where: string,
  object: string,
  columns: string,
  of?: string,
): string {
  return `
    SELECT event_id, occurred_at, visitor, session, country, ${columns}
    FROM (
      SELECT *, lagInFrame(toNullable(occurred_at)) OVER (
        PARTITION BY object, visitor ORDER BY occurred_at, _partition, _offset
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS before
      FROM (
        SELECT event_id, occurred_at, visitor, session, country, _partition, _offset, ${columns},
          ${object} AS object
        FROM ${database}.raw_tracking ${of ? `PREWHERE ${of}` : ''}
        WHERE (${where}) AND ${IS_COUNTABLE} AND ${RECEIVED}
          AND ${NEARBY}
        ORDER BY ingest_hour, _partition, _offset
        LIMIT 1 BY event_id))
    WHERE (visitor = '' OR before IS NULL OR dateDiff('second', before, occurred_at) > ${REPEAT_SECONDS}) AND ${IN_WINDOW}`;
}

/** What a search names: filters, and words that spell a slug; marked as such what its words were understood as. */
export const NAMED = `arrayDistinct(arrayFlatten(arrayMap(
  one -> if(startsWith(one, 'text:'),
    arrayMap(kind -> concat(kind, ':', ${SPELLED('one')}), ['tag', 'designer', 'city', 'season', 'model']),
    [one]), search_entities)))`;

/** Everything a search can name, as it is catalogued at {as_of}: `tag:x`, `designer:x`, `season:x`, `city:x`, `model:x`. */
export const knownEntitiesSql = (facts: string) => `
  SELECT arrayJoin(arrayConcat(
    arrayMap(one -> concat('tag:', one), all_tags), arrayMap(one -> concat('model:', one), all_models),
    arrayMap(one -> concat('designer:', one), designers), arrayMap(one -> concat('season:', one), seasons),
    arrayMap(one -> concat('city:', one), cities))) AS entity
  FROM (
    SELECT groupUniqArrayArray(tags) AS all_tags, groupUniqArrayArray(models) AS all_models,
      groupUniqArray(designer) AS designers, groupUniqArray(season) AS seasons, groupUniqArray(city) AS cities
    FROM (${facts}))`;

/** Of a version of a look, what a search can name, in rows. */
export const NAMED_BY_LOOK = `arrayJoin(arrayConcat(
    arrayMap(one -> concat('tag:', one), tags), arrayMap(one -> concat('model:', one), models),
    [concat('designer:', designer), concat('season:', season), concat('city:', city)]))`;

/** First-page searches, whatever they name: event_id, occurred_at, visitor, session, country, search_entities. */
export const firstPageSearchesSql = (database: string, of?: string): string =>
  cleanedSql(database, FIRST_PAGE_SEARCHES, SEARCH_OBJECT, 'search_entities', of);

/**
 * First-page searches, a row for each known entity a search names: event_id, occurred_at, visitor, session, country, entity.
 * Needs {as_of}, {from}, {to}.
 * @param known what can be named: a query in brackets, or a parameter
 * @param of as of `cleanedSql`
 * @param isUnderstood with what words were understood as
 */
export function searchesSql(database: string, known: string, of?: string, isUnderstood = false): string {
  const named = isUnderstood ? withUnderstood(NAMED) : NAMED;
  return `
    SELECT event_id, occurred_at, visitor, session, country, entity
    FROM (SELECT *, arrayJoin(${named}) AS entity FROM (${firstPageSearchesSql(database, of)}))
    WHERE entity IN ${known}`;
}

/** Page views: event_id, occurred_at, visitor, session, country, entity (empty for pages about nothing in particular). */
export const pageViewsSql = (database: string, of?: string): string =>
  cleanedSql(database, `kind = 'page'`, PAGE_OBJECT, 'entity', of);

/** Openings of looks (`media`) or street-style pictures: event_id, occurred_at, visitor, session, country, target. @param of as of `cleanedSql` */
export const pictureViewsSql = (database: string, kind: 'media' | 'streetstyle', of?: string): string =>
  cleanedSql(database, `kind = '${kind}'`, 'target', 'target', of);
