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

/** Keys of looks of several versions; the others need no sorting. Looks that share a key are sorted apart by their names. */
const changedSql = (database: string): string => `
  SELECT look_key FROM ${database}.raw_catalogue
  WHERE ${IS_VERSION} AND ${KNOWN} GROUP BY look_key HAVING count() > 1`;

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
