-- metrics.md: "metric views | deduplicated look openings (media + street style); photo impressions are not in it | count"
CREATE OR REPLACE MACRO openings_of_brands(s) AS TABLE
SELECT brand FROM opening JOIN (
  SELECT 'media' AS kind, look, brand, season, type, city FROM look
  UNION ALL
  SELECT 'streetstyle', slug, (doc -> 'designer' ->> 'slug'), (doc -> 'season' ->> 'slug'), (doc -> 'type' ->> 'slug'), (doc -> 'city' ->> 'slug')
  FROM content WHERE kind = 'street-style'
) picture USING (kind, look)
WHERE within_window(occurred_at, s) AND season = s AND type = getvariable('type')
  AND (getvariable('city') IS NULL OR city = getvariable('city')) AND brand IS NOT NULL;

CREATE OR REPLACE TEMP TABLE now_count AS SELECT brand AS key, count(*) AS n FROM openings_of_brands(getvariable('season')) GROUP BY brand;
CREATE OR REPLACE TEMP TABLE before_count AS SELECT brand AS key, count(*) AS n FROM openings_of_brands(year_before(getvariable('season'))) GROUP BY brand;
