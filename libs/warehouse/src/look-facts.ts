import { heldAtEndsSql, withNextSql } from './at-ends.js';

const COLUMNS = `look, look_key, page_key, collection, collection_key, designer, season, look_type, city, show_date,
  tags, models, colours, garments`;
const IS_VERSION = `type IN ('look-published', 'look-withdrawn')`;
const KNOWN = `occurred_at <= {as_of:DateTime64(3, 'UTC')}`;

/**
 * Published looks as they were known at {as_of}: the latest version of each, withdrawn ones out. A row a look, so several
 * photos of one look count once. Columns: look, look_key, page_key, collection, collection_key, designer, season, look_type, city,
 * show_date, tags, models, colours, garments.
 */
export const lookFactsSql = (database: string): string => `
  SELECT ${COLUMNS} FROM ${database}.raw_catalogue
  WHERE type = 'look-published' AND ${KNOWN} AND look_key NOT IN (${changedSql(database)})
  UNION ALL
  ${versionsSql(database, `look_key IN (${changedSql(database)})`)}`;

/**
 * Keys of looks of several versions; the others need no sorting. Looks that share a key are sorted apart by their names.
 * @param known which versions count; those of {as_of}
 */
const changedSql = (database: string, known = KNOWN): string => `
  SELECT look_key FROM ${database}.raw_catalogue
  WHERE ${IS_VERSION} AND ${known} GROUP BY look_key HAVING count() > 1`;

/** The newest of each look's versions. @param which looks; all versions of one or none */
const versionsSql = (database: string, which: string): string => `
  SELECT ${COLUMNS}
  FROM (
    SELECT type, ${COLUMNS} FROM ${database}.raw_catalogue
    WHERE ${IS_VERSION} AND ${KNOWN} AND ${which}
    ORDER BY look, occurred_at DESC, _partition DESC, _offset DESC
    LIMIT 1 BY look)
  WHERE type = 'look-published'`;

const IN_SCOPE = `(empty({types:Array(String)}) OR look_type IN {types:Array(String)})
    AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
    AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
    AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})`;

/**
 * Looks of a scope: {types}, {cities}, {seasons} and {designers} each narrow when they are not empty.
 * Needs {as_of} too.
 */
export const scopedLooksSql = (database: string): string => `
  SELECT * FROM (${versionsSql(database, everOfSeasons(database))})
  WHERE ${IN_SCOPE}`;

/** The same where no season is asked for: only looks of several versions are sorted by them. */
export const looksOfAnySeasonSql = (database: string): string =>
  `SELECT * FROM (${lookFactsSql(database)}) WHERE ${IN_SCOPE}`;

/** Looks that were of the seasons in any version: few of them all, and the newest version is among theirs. */
const everOfSeasons = (database: string): string => `(empty({seasons:Array(String)}) OR look_key IN (
      SELECT look_key FROM ${database}.raw_catalogue WHERE type = 'look-published' AND season IN {seasons:Array(String)}))`;

/**
 * Looks of a scope at several ends of days, a row for each of their versions, with `held`: a bit for each of {known_on} at whose end it was
 * the newest. Needs what `scopedLooksSql` does, but for {as_of}.
 */
export const looksAtEndsSql = (database: string): string => {
  const several = `look_key IN (${changedSql(database, everOfSeasons(database))})`;
  const versions = (which: string) => `
    SELECT ${COLUMNS}, type, occurred_at, _partition, _offset FROM ${database}.raw_catalogue
    WHERE ${IS_VERSION} AND ${everOfSeasons(database)} AND ${which}`;
  return `
  SELECT * FROM (
    SELECT ${COLUMNS}, type, ${heldAtEndsSql('occurred_at')} AS held FROM (${versions(`NOT ${several}`)})
    UNION ALL
    SELECT ${COLUMNS}, type, ${heldAtEndsSql('occurred_at', 'next')} AS held
    FROM (${withNextSql('look', `${COLUMNS}, type`, versions(several))}))
  WHERE type = 'look-published' AND held != 0 AND ${IN_SCOPE}`;
};

/** How many looks have several versions: n. */
export const changedCountSql = (database: string): string =>
  `SELECT count() AS n FROM (${changedSql(database, 'true')})`;

/** After all that happens. */
const NEVER = `toDateTime64('2200-01-01 00:00:00', 3, 'UTC')`;

/**
 * Since when looks have what they are asked about, and until when they had it: {what}, since, until (no longer then; null where they
 * still do), in milliseconds, a row for each stretch. At any time it is what `lookFactsSql` tells of that time, asked once for all.
 * @param what SQL of something of a look's version
 */
export const catalogueTimesSql = (database: string, what: string): string => `
  SELECT what, toUnixTimestamp64Milli(min(begins)) AS since,
    if(max(ends) = ${NEVER}, NULL, toUnixTimestamp64Milli(max(ends))) AS until
  FROM (
    SELECT *, sum(is_apart) OVER (PARTITION BY what ORDER BY begins, ends ROWS UNBOUNDED PRECEDING) AS stretch
    FROM (
      SELECT *, begins > max(ends) OVER (
        PARTITION BY what ORDER BY begins, ends ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS is_apart
      FROM (
        SELECT ${what} AS what, min(occurred_at) AS begins, ${NEVER} AS ends FROM ${database}.raw_catalogue
        WHERE type = 'look-published' AND look_key NOT IN (${changedSql(database, 'true')}) GROUP BY what
        UNION ALL
        SELECT ${what} AS what, min(occurred_at) AS begins, max(next) AS ends
        FROM (
          SELECT *, leadInFrame(occurred_at, 1, ${NEVER}) OVER (
            PARTITION BY look ORDER BY occurred_at, _partition, _offset
            ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS next
          FROM (
            SELECT ${COLUMNS}, type, occurred_at, _partition, _offset FROM ${database}.raw_catalogue
            WHERE ${IS_VERSION} AND look_key IN (${changedSql(database, 'true')})))
        WHERE type = 'look-published' AND occurred_at < next
        -- Of those that last the earliest is enough.
        GROUP BY what, if(next = ${NEVER}, next, occurred_at))))
  GROUP BY what, stretch
  ORDER BY what, since`;

/** What a query fails with when the catalogue has grown since its looks of several versions were listed. */
export const CATALOGUE_HAS_GROWN = 'the catalogue has grown meanwhile';

/** @throws CATALOGUE_HAS_GROWN from the engine, when the catalogue has more than {messages} by now */
const hasNotGrown = (database: string): string =>
  `throwIf((SELECT count() FROM ${database}.raw_catalogue) != {messages:UInt64}, '${CATALOGUE_HAS_GROWN}') = 0`;

const CHANGED = 'SELECT arrayJoin(arrayMap(key -> toUInt64(key), {changed:Array(String)}))';

/**
 * The same looks when something is known of the catalogue as it was with {messages} messages: which of the seasons' looks are
 * {changed}, of several versions. All others are read without being sorted, a sixth of the work.
 * @param changed whether there are none of these, some, or too many to name them
 * @throws CATALOGUE_HAS_GROWN from the engine, when there are more messages by now
 */
export const listedLooksSql = (database: string, changed: 'none' | 'some' | 'many'): string => {
  if (changed === 'many') return `SELECT * FROM (${scopedLooksSql(database)}) WHERE ${hasNotGrown(database)}`;
  const once = `
  SELECT ${COLUMNS} FROM ${database}.raw_catalogue
  WHERE type = 'look-published' AND ${KNOWN} AND ${IN_SCOPE} AND ${hasNotGrown(database)}
    ${changed === 'some' ? `AND look_key NOT IN (${CHANGED})` : ''}`;
  if (changed === 'none') return once;
  return `${once} UNION ALL SELECT * FROM (${versionsSql(database, `look_key IN (${CHANGED})`)}) WHERE ${IN_SCOPE}`;
};

/**
 * Looks of several versions by each season they ever were of: season, looks (how many), keys (`most` of them), and all seasons
 * they were of. Versions that are not known yet count too.
 */
export const changedLooksSql = (database: string, most: number): string => `
  SELECT season, count() AS looks, groupArray(${most})(toString(look_key)) AS keys, groupUniqArrayArray(all) AS seasons
  FROM (
    SELECT look_key, groupUniqArrayIf(toString(season), type = 'look-published') AS all
    FROM ${database}.raw_catalogue
    WHERE ${IS_VERSION} AND look_key IN (
      SELECT look_key FROM ${database}.raw_catalogue WHERE ${IS_VERSION} GROUP BY look_key HAVING count() > 1)
    GROUP BY look_key)
  ARRAY JOIN all AS season
  GROUP BY season`;

/**
 * How a scope's looks at {as_of} differ from those at {earlier}: `added` and `withdrawn` looks, and of those that stayed, `retagged`
 * ones, and how many `gained` and `lost` something.
 * @param hasIt SQL of whether a look has it
 */
export const changesOfLooksSql = (database: string, hasIt: string): string => {
  const now = scopedLooksSql(database);
  const then = now.replaceAll('{as_of:', '{earlier:');
  return `
  SELECT countIf(NOT was_there) AS added, countIf(NOT is_there) AS withdrawn,
    countIf(stayed AND tags_then != tags_now) AS retagged,
    countIf(stayed AND has AND NOT had) AS gained, countIf(stayed AND had AND NOT has) AS lost
  FROM (
    SELECT max(is_then) AS was_there, max(NOT is_then) AS is_there, was_there AND is_there AS stayed,
      maxIf(x, is_then) AS had, maxIf(x, NOT is_then) AS has,
      anyIf(all_tags, is_then) AS tags_then, anyIf(all_tags, NOT is_then) AS tags_now
    FROM (
      SELECT look, true AS is_then, ${hasIt} AS x, arraySort(tags) AS all_tags FROM (${then})
      UNION ALL
      SELECT look, false, ${hasIt}, arraySort(tags) FROM (${now}))
    GROUP BY look)`;
};
