-- Each search with each known thing it names, once: "a text and a tag that name the same count once" (issue 25).
-- metrics.md, version 2 of searches: "words that spell a slug".
CREATE OR REPLACE TABLE spelled_name AS
WITH named AS (
  SELECT id, 'tag' AS dimension, unnest(listed(query -> 'tags')) AS slug FROM search
  UNION ALL SELECT id, 'brand', (query ->> 'designer') FROM search
  UNION ALL SELECT id, 'city', (query ->> 'city') FROM search
  UNION ALL SELECT id, 'season', (query ->> 'season') FROM search
  UNION ALL SELECT id, 'model', (query ->> 'model') FROM search
  UNION ALL SELECT id, dimension, regexp_replace(lower(trim(query ->> 'search')), '[^\p{L}\p{N}]+', '-', 'g')
    FROM search, (SELECT DISTINCT dimension FROM known)
)
SELECT DISTINCT id, dimension, slug FROM named SEMI JOIN known USING (dimension, slug);

-- Version 3: "what the words were understood as" (`understood_text`, which `load-facts.ts` fills by the vocabulary).
CREATE OR REPLACE TABLE search_name AS
SELECT id, dimension, slug FROM spelled_name
UNION SELECT id, dimension, slug
  FROM search JOIN understood_text ON text = (query ->> 'search') AND understood_text.locale = search.locale
    AND day = strftime(occurred_at AT TIME ZONE 'UTC', '%Y-%m-%d') AND understood_text.hour = search.hour
  SEMI JOIN known USING (dimension, slug)
  WHERE getvariable('words') = 'understood';

-- metrics.md: "searches naming at least one known entity".
CREATE OR REPLACE TABLE known_search AS
SELECT * FROM search SEMI JOIN search_name USING (id);
