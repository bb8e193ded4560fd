-- Rows of a plain count: tables `now_count(key, n)` and `before_count(key, n)`. Words as in `shares.sql`.
WITH keys AS (
  SELECT key FROM now_count UNION SELECT key FROM before_count
  UNION SELECT getvariable('only_row') WHERE getvariable('only_row') IS NOT NULL
),
ranked AS (
  SELECT key, coalesce(now_count.n, 0) AS n, coalesce(before_count.n, 0) AS before_n,
    CASE WHEN now_count.n > 0 THEN rank() OVER (ORDER BY coalesce(now_count.n, 0) DESC) END AS ranking,
    CASE WHEN before_count.n > 0 THEN rank() OVER (ORDER BY coalesce(before_count.n, 0) DESC) END AS previous_ranking
  FROM keys LEFT JOIN now_count USING (key) LEFT JOIN before_count USING (key)
)
SELECT key, n AS numerator, n AS value, ranking, previous_ranking,
  half_up(n - before_n, before_n, 1) AS evolution,
  n > 0 AND before_n = 0 AS new,
  n < 10 AS low_base
FROM ranked
WHERE getvariable('only_row') IS NULL OR key = getvariable('only_row')
ORDER BY n DESC, key;
