/** Street-style pictures as they were published at {as_of}: picture, designer, season, street_type, city. */
export const streetFactsSql = (database: string): string => `
  SELECT picture, JSONExtractString(doc, 'designer', 'slug') AS designer, JSONExtractString(doc, 'season', 'slug') AS season,
    JSONExtractString(doc, 'type', 'slug') AS street_type, JSONExtractString(doc, 'city', 'slug') AS city
  FROM (
    SELECT type, JSONExtractString(data, 'slug') AS picture, JSONExtractRaw(data, 'doc') AS doc
    FROM ${database}.raw_catalogue
    WHERE type IN ('content-published', 'content-withdrawn') AND JSONExtractString(data, 'kind') = 'street-style'
      AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
    ORDER BY picture, occurred_at DESC, _partition DESC, _offset DESC
    LIMIT 1 BY picture)
  WHERE type = 'content-published'`;
