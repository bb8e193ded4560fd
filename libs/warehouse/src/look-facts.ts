/**
 * Published looks as they were known at {as_of}: the latest version of each, withdrawn ones out. A row a look, so several
 * photos of one look count once. Columns: look, collection, designer, season, look_type, city, show_date, tags, models,
 * colours.
 */
export const lookFactsSql = (database: string): string => `
  SELECT look, collection, designer, season, look_type, city, show_date, tags, models, colours
  FROM (
    SELECT type, look, collection, designer, season, look_type, city, show_date, tags, models, colours
    FROM ${database}.raw_catalogue
    WHERE type IN ('look-published', 'look-withdrawn') AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
    ORDER BY look, occurred_at DESC, _partition DESC, _offset DESC
    LIMIT 1 BY look)
  WHERE type = 'look-published'`;

/**
 * Looks of a scope: {types}, {cities}, {seasons} and {designers} each narrow when they are not empty.
 * Needs {as_of} too.
 */
export const scopedLooksSql = (database: string): string => `
  SELECT * FROM (${lookFactsSql(database)})
  WHERE (empty({types:Array(String)}) OR look_type IN {types:Array(String)})
    AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
    AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
    AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})`;
