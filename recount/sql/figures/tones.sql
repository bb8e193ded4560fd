-- metrics.md: "`colour_tones`: looks with any colour of the tone family." A tone without looks has a row too.
WITH base AS (SELECT count(*) AS base FROM looks_of(getvariable('season'))),
toned AS (
  SELECT tone AS key, count(DISTINCT look) AS n
  FROM looks_of(getvariable('season')), unnest(colours) c(colour) JOIN named_colour ON hex = colour
  GROUP BY tone
)
SELECT key, coalesce(n, 0) AS numerator, base AS denominator, half_up(numerator, base, 1) AS value, base < 30 AS low_base
FROM (SELECT DISTINCT tone AS key FROM palette) LEFT JOIN toned USING (key), base
ORDER BY numerator DESC, key;
