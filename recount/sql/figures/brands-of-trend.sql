-- metrics.md: "top-brands-featuring-trend: tagged ÷ brand's looks, brands with ≥ 20 looks." "What fell to nothing is a row with the value 0".
CREATE OR REPLACE MACRO of_brands(s) AS TABLE
SELECT brand AS key, count(*) FILTER (list_contains(tags, getvariable('trend'))) AS n, count(*) AS looks FROM looks_of(s) GROUP BY brand;

SELECT key, now.n AS numerator, now.looks AS denominator, half_up(now.n, now.looks, 1) AS value, now.looks < 30 AS low_base
FROM of_brands(getvariable('season')) now LEFT JOIN of_brands(year_before(getvariable('season'))) past USING (key)
WHERE now.looks >= 20 AND (now.n > 0 OR past.n > 0)
ORDER BY now.n / now.looks DESC, key;
