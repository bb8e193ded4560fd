-- metrics.md: "runway-share-adoption-by-brands | brands with ≥ 1 tagged look ÷ brands that showed | 90 / 200 = 45.0 %"
-- "Fewer than 30 looks → `low_base: true`."
CREATE OR REPLACE MACRO adoption(s) AS TABLE
SELECT getvariable('trend') AS key, count(DISTINCT brand) FILTER (list_contains(tags, getvariable('trend'))) AS n,
  count(DISTINCT brand) AS base, count(*) AS looks
FROM looks_of(s);

SELECT key, now.n AS numerator, now.base AS denominator, half_up(now.n, now.base, 1) AS value,
  half_up(now.n * past.base - past.n * now.base, past.n * now.base, 1) AS evolution,
  half_up(now.n * past.base - past.n * now.base, past.base * now.base, 1) AS points,
  now.n > 0 AND past.n = 0 AND past.base > 0 AS new,
  now.looks < 30 AS low_base
FROM adoption(getvariable('season')) now JOIN adoption(year_before(getvariable('season'))) past USING (key);
