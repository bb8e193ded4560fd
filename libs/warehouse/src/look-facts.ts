/**
 * Published looks as they were known at {as_of}: the latest version of each, withdrawn ones out. A row a look, so several
 * photos of one look count once. Columns: look, look_key, collection, designer, season, look_type, city, show_date, tags, models,
 * colours.
 */
export const lookFactsSql = (database: string): string => `
  SELECT ${COLUMNS} FROM ${database}.raw_catalogue
  WHERE type = 'look-published' AND ${KNOWN} AND look_key NOT IN (${changedSql(database)})
  UNION ALL
  ${versionsSql(database, `look_key IN (${changedSql(database)})`)}`;

const COLUMNS =
  'look, look_key, collection, designer, season, look_type, city, show_date, tags, models, colours';
const KNOWN = `occurred_at <= {as_of:DateTime64(3, 'UTC')}`;

/** Keys of looks of several versions; the others need no sorting. Looks that share a key are sorted apart by their names. */
const changedSql = (database: string): string => `
  SELECT look_key FROM ${database}.raw_catalogue
  WHERE type IN ('look-published', 'look-withdrawn') AND ${KNOWN} GROUP BY look_key HAVING count() > 1`;

/** The newest of each look's versions. @param which looks; all versions of one or none */
const versionsSql = (database: string, which: string): string => `
  SELECT ${COLUMNS}
  FROM (
    SELECT type, ${COLUMNS} FROM ${database}.raw_catalogue
    WHERE type IN ('look-published', 'look-withdrawn') AND ${KNOWN} AND ${which}
    ORDER BY look, occurred_at DESC, _partition DESC, _offset DESC
    LIMIT 1 BY look)
  WHERE type = 'look-published'`;

/**
 * Looks of a scope: {types}, {cities}, {seasons} and {designers} each narrow when they are not empty.
 * Needs {as_of} too.
 */
export const scopedLooksSql = (database: string): string => `
  SELECT * FROM (${versionsSql(database, everOfSeasons(database))})
  WHERE (empty({types:Array(String)}) OR look_type IN {types:Array(String)})
    AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
    AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
    AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})`;

/** Looks that were of the seasons in any version: few of them all, and the newest version is among theirs. */
const everOfSeasons = (database: string): string => `(empty({seasons:Array(String)}) OR look_key IN (
      SELECT look_key FROM ${database}.raw_catalogue WHERE type = 'look-published' AND season IN {seasons:Array(String)}))`;
