/** The place of each look in its show as it was known at {as_of}, of looks of {seasons}: look_key, place; 1 is the first. */
export const lookPlacesSql = (database: string): string => `
  SELECT look_key, argMax(JSONExtractUInt(data, 'position'), (occurred_at, _partition, _offset)) AS place
  FROM ${database}.raw_catalogue
  WHERE type = 'look-published' AND season IN {seasons:Array(String)} AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
  GROUP BY look_key HAVING place > 0`;
