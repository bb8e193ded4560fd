-- Each search with each known thing it names, once: "a text and a tag that name the same count once" (issue 25).
CREATE OR REPLACE TEMP TABLE phrase AS
SELECT DISTINCT plain, dimension, slug FROM called JOIN plain_text USING (text)
WHERE plain <> '' AND (getvariable('words') = 'understood' OR text = replace(slug, '-', ' '));

-- Names as people type them count (issue 25, 12); with `words` = `slugs` only a text that is a slug and nothing else. Of the phrases that stand in a text the longest means something: "black lace" is not lace where there is a tag of that name.
CREATE OR REPLACE TEMP TABLE understood AS
WITH found AS (
  SELECT text, phrase.plain AS phrase, dimension, slug
  FROM (SELECT text, plain FROM plain_text WHERE text IN (SELECT (query ->> 'search') FROM search)) searched
  JOIN phrase ON CASE getvariable('words') WHEN 'slugs' THEN searched.plain = phrase.plain
    ELSE contains(' ' || searched.plain || ' ', ' ' || phrase.plain || ' ') END
)
SELECT DISTINCT text, dimension, slug FROM found
WHERE NOT EXISTS (
  SELECT 1 FROM found longer
  WHERE longer.text = found.text AND longer.phrase <> found.phrase
    AND contains(' ' || longer.phrase || ' ', ' ' || found.phrase || ' ')
);

CREATE OR REPLACE TABLE search_name AS
WITH named AS (
  SELECT id, 'tag' AS dimension, unnest(listed(query -> 'tags')) AS slug FROM search
  UNION ALL SELECT id, 'brand', (query ->> 'designer') FROM search
  UNION ALL SELECT id, 'city', (query ->> 'city') FROM search
  UNION ALL SELECT id, 'season', (query ->> 'season') FROM search
  UNION ALL SELECT id, 'model', (query ->> 'model') FROM search
)
SELECT id, dimension, slug FROM named SEMI JOIN known USING (dimension, slug)
UNION SELECT id, dimension, slug FROM search JOIN understood ON understood.text = (query ->> 'search');

-- metrics.md: "searches naming at least one known entity".
CREATE OR REPLACE TABLE known_search AS
SELECT * FROM search SEMI JOIN search_name USING (id);
