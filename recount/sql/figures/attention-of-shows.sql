-- metrics.md: "`attention_of_shows` | the same as `attention_half_life` of all looks of a brand, whose rank is that among all".
CREATE OR REPLACE MACRO ages(s) AS TABLE
SELECT brand AS tag, look, paris_day(occurred_at) - paris_day(shown_at) AS age
FROM opening JOIN look USING (look)
WHERE kind = 'media' AND season = s AND type = getvariable('type') AND (getvariable('city') IS NULL OR city = getvariable('city'))
  AND paris_day(shown_at) <= paris_day(getvariable('as_of')) - 28
  AND paris_day(occurred_at) - paris_day(shown_at) BETWEEN 0 AND 27;

WITH by_day AS (SELECT tag, age, count(*) AS n FROM ages(getvariable('season')) GROUP BY tag, age),
run AS (
  SELECT *, sum(n) OVER (PARTITION BY tag ORDER BY age) - n AS earlier, sum(n) OVER (PARTITION BY tag) / 2.0 AS half FROM by_day
),
halves AS (
  SELECT tag, age + (half - earlier) / n AS half_life FROM run
  WHERE earlier < half AND earlier + n >= half
),
openings AS (
  SELECT tag, count(*) FILTER (age < 7) AS numerator, count(*) AS denominator FROM ages(getvariable('season')) GROUP BY tag
  HAVING count(*) >= 50
)
SELECT * FROM (
SELECT tag AS key, numerator, denominator, round(half_life + 1e-9, 1) AS value, denominator < 100 AS low_base,
  rank() OVER (ORDER BY half_life DESC)::INT AS ranking
FROM halves JOIN openings USING (tag)
ORDER BY half_life DESC, key)
WHERE getvariable('brand') IS NULL OR key = getvariable('brand');
