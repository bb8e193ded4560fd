-- The catalogue as it was known at `as_of`: of each thing its last message up to then.
CREATE OR REPLACE TABLE catalogue_message AS
SELECT * FROM message WHERE topic = 'catalogue' AND occurred_at <= getvariable('as_of');

-- metrics.md: "distinct published runway looks in S; several photos of one look count once; street style is not in it".
CREATE OR REPLACE TABLE look AS
SELECT
  (data ->> 'look') AS look,
  (data ->> 'collection') AS collection,
  (data ->> 'designer') AS brand,
  (data ->> 'season') AS season,
  (data ->> 'type') AS type,
  (data ->> 'city') AS city,
  (data ->> 'position')::INT AS place,
  (data ->> 'show_date')::TIMESTAMPTZ AS shown_at,
  list_distinct((data -> 'tags')::VARCHAR[]) AS tags,
  list_distinct((data -> 'models')::VARCHAR[]) AS models,
  (data -> 'colours')::VARCHAR[] AS colours
FROM (
  SELECT *, row_number() OVER (PARTITION BY (data ->> 'look') ORDER BY appended_at DESC, part DESC, "offset" DESC) AS nth
  FROM catalogue_message
  WHERE type IN ('look-published', 'look-withdrawn')
)
WHERE nth = 1 AND type = 'look-published';

CREATE OR REPLACE TABLE content AS
SELECT (data ->> 'kind') AS kind, (data ->> 'slug') AS slug, (data -> 'doc') AS doc
FROM (
  SELECT *, row_number() OVER (PARTITION BY (data ->> 'kind'), (data ->> 'slug') ORDER BY appended_at DESC, part DESC, "offset" DESC) AS nth
  FROM message
  WHERE topic = 'catalogue' AND type IN ('content-published', 'content-withdrawn')
)
WHERE nth = 1 AND type = 'content-published';

CREATE OR REPLACE TABLE look_tag AS
SELECT look.*, unnest(tags) AS tag FROM look;

-- "Its category is that of today" (docs/reference/metrics.md); a tag that nobody has sorted is `other`.
CREATE OR REPLACE TABLE tag AS
SELECT DISTINCT tag, coalesce(doc ->> 'category', 'other') AS category
FROM look_tag LEFT JOIN content ON kind = 'tag' AND slug = tag;
