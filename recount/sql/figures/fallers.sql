-- metrics.md: "`fallers` | looks tagged x, at least 30 and 1 % the year before ÷ L(S), the largest fall of the share first, also to nothing".
CREATE OR REPLACE MACRO tagged(s) AS TABLE
SELECT tag AS key, count(DISTINCT look) AS n, (SELECT count(*) FROM looks_of(s)) AS base
FROM looks_of(s), unnest(tags) t(tag) GROUP BY tag;

WITH season AS (SELECT count(*) AS base FROM looks_of(getvariable('season')))
SELECT past.key, coalesce(now.n, 0) AS numerator, season.base AS denominator,
  half_up(numerator, season.base, 1) AS value,
  half_up(numerator * past.base - past.n * season.base, past.n * season.base, 1) AS evolution,
  half_up(numerator * past.base - past.n * season.base, past.base * season.base, 1) AS points
FROM tagged(year_before(getvariable('season'))) past LEFT JOIN tagged(getvariable('season')) now USING (key), season
WHERE past.n >= 30 AND past.n * 100 >= past.base AND numerator * past.base < past.n * season.base
ORDER BY numerator * past.base / (past.n * season.base), past.key;
