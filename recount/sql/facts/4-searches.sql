-- What visitors searched for, and what their searches name.
-- metrics.md: "first-page searches". apps/ingest/README.md: "a page beacon of a listing is a search already"; kind `search` is one that
-- opened no page.
-- metrics.md: "a search by words and one by the filter they spell are the same", so of two searches within 30 minutes the second repeats the
-- first where both ask for the same things, whatever the page and the order.
CREATE OR REPLACE MACRO listed(field) AS CASE json_type(field)
  WHEN 'ARRAY' THEN try_cast(field AS VARCHAR[])
  ELSE string_split(coalesce(field ->> '$', ''), ',')
END;

CREATE OR REPLACE TABLE search AS
SELECT id, occurred_at, visitor, session, country, subject, query, locale, asked_for,
  strftime(appended_at AT TIME ZONE 'UTC', '%Y-%m-%dT%H:00:00Z') AS hour FROM (
  SELECT *, lag(occurred_at) OVER (PARTITION BY visitor, asked_for ORDER BY occurred_at, appended_at, "offset") AS before
  FROM (
    SELECT *, list_sort(list_distinct(list_filter(list_concat(listed(query -> 'tags'), [
      (query ->> 'designer'), (query ->> 'city'), (query ->> 'season'), (query ->> 'model'),
      regexp_replace(lower(trim(query ->> 'search')), '[^\p{L}\p{N}]+', '-', 'g')
    ]), lambda one: one <> ''))) AS asked_for
    FROM clean_event
    WHERE (kind = 'search' OR (kind = 'page' AND route IN ('look_search', 'street_search', 'collection_search', 'model_search')))
      AND page <= 1
      AND coalesce(try_cast(query ->> 'page' AS INT), 1) <= 1
  )
)
WHERE visitor = '' OR before IS NULL OR occurred_at - before > INTERVAL 30 MINUTES;

-- What can be known: what the catalogue holds, by slug.
CREATE OR REPLACE TABLE known AS
SELECT 'tag' AS dimension, tag AS slug FROM tag
UNION SELECT 'brand', brand FROM look
UNION SELECT 'city', city FROM look
UNION SELECT 'season', season FROM look
UNION SELECT 'model', unnest(models) FROM look
UNION SELECT CASE kind WHEN 'designer' THEN 'brand' ELSE kind END, slug FROM content
  WHERE kind IN ('designer', 'city', 'season', 'model');

-- Every text with the language, the day and the hour of the log it was searched in, for `load-facts.ts` to understand: case, blanks and what is
-- behind the hundredth letter mean nothing.
CREATE OR REPLACE TABLE written AS
SELECT DISTINCT (query ->> 'search') AS text, locale, strftime(occurred_at AT TIME ZONE 'UTC', '%Y-%m-%d') AS day, hour
FROM search WHERE trim(coalesce(query ->> 'search', '')) <> '';
