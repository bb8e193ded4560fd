-- metrics.md: "homepage/trends: largest risers with ≥ 30 looks and ≥ 1 % share in both seasons."
CREATE OR REPLACE MACRO tagged(s) AS TABLE
SELECT tag AS key, count(DISTINCT look) AS n, (SELECT count(*) FROM looks_of(s)) AS base
FROM looks_of(s), unnest(tags) t(tag) GROUP BY tag;

SELECT now.key, now.n AS numerator, now.base AS denominator,
  half_up(now.n, now.base, 1) AS value,
  half_up(now.n * past.base - past.n * now.base, past.n * now.base, 1) AS evolution,
  half_up(now.n * past.base - past.n * now.base, past.base * now.base, 1) AS points
FROM tagged(getvariable('season')) now JOIN tagged(year_before(getvariable('season'))) past USING (key)
WHERE now.n >= 30 AND past.n >= 30 AND now.n * 100 >= now.base AND past.n * 100 >= past.base
  AND now.n * past.base > past.n * now.base
ORDER BY now.n * past.base / (past.n * now.base) DESC, key;
