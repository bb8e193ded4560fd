-- metrics.md: "`{{snake}}` | looks tagged x ÷ L(S)".
WITH base AS (SELECT count(*) AS base FROM looks_of(getvariable('season')))
SELECT tag AS key, count(DISTINCT look) AS numerator, any_value(base) AS denominator, half_up(numerator, denominator, 1) AS value,
  rank() OVER (ORDER BY count(DISTINCT look) DESC) AS ranking
FROM looks_of(getvariable('season')), unnest(tags) t(tag), base GROUP BY tag
ORDER BY numerator DESC, key;
