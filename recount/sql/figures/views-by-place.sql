-- docs/reference/metrics.md, `views_by_place`: "fame = openings of the show ÷ sum of the curve over its looks; curve at p = openings at p ÷ sum
-- of the fame of looks at p, pooled with the places before it where it would rise", four turns from a flat curve on.
CREATE OR REPLACE TEMP TABLE placed AS
WITH opened AS (
  SELECT look, count(*) AS n FROM opening WHERE kind = 'media' AND within_window(occurred_at, getvariable('season')) GROUP BY look
), shown AS (
  SELECT look, collection, place, brand, tags, coalesce(n, 0) AS n, sum(coalesce(n, 0)) OVER (PARTITION BY collection) AS of_show
  FROM look LEFT JOIN opened USING (look)
  WHERE season = getvariable('season') AND type = getvariable('type')
    AND (getvariable('city') IS NULL OR city = getvariable('city'))
)
SELECT *, dense_rank() OVER (ORDER BY place) AS i FROM shown WHERE of_show > 0;

-- Pooling by its closed form (Barlow et al. 1972): the least, over where a pool begins, of the most, over where it ends, of its mean.
CREATE OR REPLACE MACRO turn(curve) AS TABLE
WITH famed AS (
  SELECT placed.*, of_show / sum(c) OVER (PARTITION BY collection) AS fame FROM placed JOIN query_table(curve) USING (i)
),
sums AS (SELECT i, sum(n)::DOUBLE AS n, sum(fame) AS fame FROM famed GROUP BY i),
run AS (SELECT i, sum(n) OVER (ORDER BY i) AS to_n, sum(fame) OVER (ORDER BY i) AS to_fame, n, fame FROM sums),
pools AS (
  SELECT a.i AS first, b.i AS last, (b.to_n - a.to_n + a.n) / (b.to_fame - a.to_fame + a.fame) AS mean
  FROM run a JOIN run b ON b.i >= a.i
),
ends AS (SELECT p.i, first, max(mean) AS most FROM run p JOIN pools ON first <= p.i AND last >= p.i GROUP BY p.i, first)
SELECT i, min(most) AS c FROM ends GROUP BY i;

CREATE OR REPLACE TEMP TABLE turn0 AS SELECT DISTINCT i, 1.0::DOUBLE AS c FROM placed;
CREATE OR REPLACE TEMP TABLE turn1 AS FROM turn('turn0');
CREATE OR REPLACE TEMP TABLE turn2 AS FROM turn('turn1');
CREATE OR REPLACE TEMP TABLE turn3 AS FROM turn('turn2');
CREATE OR REPLACE TEMP TABLE turn4 AS FROM turn('turn3');

-- "the i-th place is the mean of i − ⌊i/4⌋ to i + ⌊i/4⌋, and all are divided by the mean over looks".
CREATE OR REPLACE TEMP TABLE curve AS
WITH smoothed AS (
  SELECT a.i, avg(b.c) AS c FROM turn4 a JOIN turn4 b ON b.i BETWEEN a.i - a.i // 4 AND a.i + a.i // 4 GROUP BY a.i
)
SELECT i, c / (SELECT avg(c) FROM placed JOIN smoothed USING (i)) AS c FROM smoothed;

SELECT place::VARCHAR AS key, sum(n)::BIGINT AS numerator, count(*) AS denominator, round(any_value(c) + 1e-9, 2) AS value,
  sum(n) < 10 AS low_base
FROM placed JOIN curve USING (i) GROUP BY place ORDER BY place;
