-- Rows of a share from what was counted: tables `now_count(key, n)`, `before_count(key, n)`, and `bases(now_of, before_of)`.
-- metrics.md: "Changes are relative %, with points beside them." "Denominator 0 → null." "Base 0 and now > 0 → null with `new: true`."
-- "Ranks are ranks among all, whatever one row is asked for, and `previous_ranking` counts those that have no row now; a row that fell to
-- zero is listed", "without a rank". "ties 1, 2, 2, 4". What "adds up to 100" is rounded down to tenths, and what is left goes to the largest
-- remainders, a tenth each.
WITH keys AS (
  SELECT key FROM now_count UNION SELECT key FROM before_count
  -- What is asked for by name has a row, whatever there is of it.
  UNION SELECT getvariable('only_row') WHERE getvariable('only_row') IS NOT NULL
),
share AS (
  SELECT key, coalesce(now_count.n, 0) AS n, coalesce(before_count.n, 0) AS before_n, now_of, before_of
  FROM keys LEFT JOIN now_count USING (key) LEFT JOIN before_count USING (key), bases
),
ranked AS (
  SELECT *,
    CASE WHEN n > 0 THEN rank() OVER (ORDER BY n DESC) END AS ranking,
    CASE WHEN before_n > 0 THEN rank() OVER (ORDER BY before_n DESC) END AS previous_ranking,
    1000 - sum((1000 * n) // now_of) OVER () AS tenths_left,
    row_number() OVER (ORDER BY (1000 * n) % now_of DESC, n DESC, key) AS remainder_rank
  FROM share
)
SELECT
  key,
  n AS numerator,
  now_of AS denominator,
  CASE WHEN getvariable('adds_up') IS NULL THEN half_up(n, now_of, getvariable('digits'))
    ELSE ((1000 * n) // now_of + (remainder_rank <= tenths_left)::INT) / 10 END AS value,
  ranking,
  previous_ranking,
  half_up(n * before_of - before_n * now_of, before_n * now_of, 1) AS evolution,
  half_up(n * before_of - before_n * now_of, before_of * now_of, getvariable('digits')) AS points,
  n > 0 AND before_n = 0 AND before_of > 0 AS new,
  CASE getvariable('rests') WHEN 'looks' THEN now_of < 30 ELSE n < 10 END AS low_base
FROM ranked
WHERE (getvariable('only_row') IS NULL OR key = getvariable('only_row'))
  -- "the Top 20 are houses that showed in the scope"
  AND (getvariable('only_shown') IS NULL OR key IN (SELECT brand FROM looks_of(getvariable('season'))))
ORDER BY n DESC, key;
