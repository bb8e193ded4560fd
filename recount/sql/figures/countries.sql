-- metrics.md: "search-by-country: a country's searches for x ÷ its searches; index against the world (3.0 / 1.5 → 200)."
-- `country` is the contracts' list; a country that is not in it is `other`.
WITH asked AS (
  SELECT known_search.*, coalesce(country_list.slug, 'other') AS key,
    id IN (SELECT id FROM search_name WHERE dimension = 'tag' AND slug = getvariable('trend')) AS hit
  FROM known_search LEFT JOIN country_list ON code = country
  WHERE within_window(occurred_at, getvariable('season'))
),
world AS (SELECT count(*) FILTER (hit) AS n, count(*) AS base FROM asked)
SELECT key, count(*) FILTER (hit) AS numerator, count(*) AS denominator,
  half_up(numerator, denominator, 2) AS value,
  half_up(numerator * any_value(world.base), denominator * any_value(world.n), 0)::INT AS index,
  numerator < 10 AS low_base
FROM asked, world
WHERE getvariable('country') IS NULL OR key = getvariable('country')
GROUP BY key;
