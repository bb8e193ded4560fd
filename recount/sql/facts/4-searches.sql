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
SELECT id, occurred_at, visitor, session, country, subject, query FROM (
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

-- What known things are called: by editors, by their slugs, and by the vocabulary (`concept_word`, which `words.ts` fills).
CREATE OR REPLACE TABLE called AS
SELECT dimension, slug, replace(slug, '-', ' ') AS text FROM known
UNION SELECT dimension, known.slug, (doc ->> 'name')
  FROM known JOIN content ON content.slug = known.slug AND content.kind = CASE dimension WHEN 'brand' THEN 'designer' ELSE dimension END
  WHERE (doc ->> 'name') IS NOT NULL
UNION SELECT dimension, slug, text FROM known JOIN concept_word USING (dimension, slug);

-- Every text that needs comparing, for `words.ts` to make plain (case, accents, elisions).
CREATE OR REPLACE TABLE written AS
SELECT text FROM called
UNION SELECT (query ->> 'search') FROM search WHERE coalesce(query ->> 'search', '') <> '';
