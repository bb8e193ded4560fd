-- metrics.md: "`brand_weighted_share` | sum of each house's share of looks tagged x, to four digits ÷ houses that showed".
CREATE OR REPLACE MACRO brand_shares(s) AS TABLE
WITH shown AS (SELECT brand, count(*) AS looks FROM looks_of(s) GROUP BY brand),
tagged AS (SELECT brand, t.tag, count(DISTINCT look) AS looks FROM looks_of(s), unnest(tags) t(tag) GROUP BY ALL)
SELECT tag AS key, round(sum(tagged.looks::DOUBLE / shown.looks), 4) AS n
FROM tagged JOIN shown USING (brand) JOIN tag USING (tag)
WHERE getvariable('category') IS NULL OR category = getvariable('category')
GROUP BY tag;

WITH bases AS (
  SELECT (SELECT count(DISTINCT brand) FROM looks_of(getvariable('season'))) AS now_of,
    (SELECT count(*) FROM looks_of(getvariable('season'))) AS now_looks,
    (SELECT count(DISTINCT brand) FROM looks_of(year_before(getvariable('season')))) AS before_of
),
ranked AS (
  SELECT key, coalesce(now.n, 0) AS n, now_of, now_looks,
    CASE WHEN now.n > 0 THEN rank() OVER (ORDER BY coalesce(now.n, 0) DESC) END AS ranking,
    CASE WHEN past.n > 0 THEN rank() OVER (ORDER BY coalesce(past.n, 0) DESC) END AS previous_ranking
  FROM brand_shares(getvariable('season')) now FULL JOIN brand_shares(year_before(getvariable('season'))) past USING (key), bases
)
SELECT key, n AS numerator, now_of AS denominator, round(100 * n / now_of + 1e-9, 1) AS value, ranking, previous_ranking,
  now_looks < 30 AS low_base
FROM ranked
WHERE getvariable('trend') IS NULL OR key = getvariable('trend')
ORDER BY n DESC, key;
