-- What visitors searched for, and what their searches name.
-- metrics.md: "first-page searches". apps/ingest/README.md: "a page beacon of a listing is a search already"; kind `search` is one that
-- opened no page.
CREATE OR REPLACE TABLE search AS
SELECT id, occurred_at, visitor, session, country, subject, query
FROM event
WHERE (kind = 'search' OR (kind = 'page' AND route IN ('look_search', 'street_search', 'collection_search', 'model_search')))
  AND page <= 1
  AND coalesce(try_cast(query ->> 'page' AS INT), 1) <= 1;

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
