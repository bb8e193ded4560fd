-- metrics.md: "`unshown_demand` | first-page searches naming x, of trends that fewer than 10 looks of L(S) show ÷ searches naming anything known, in W, both
-- from the country that is asked; the index is the share against that of all countries".
WITH asked AS (
  SELECT known_search.id, coalesce(country_list.slug, 'other') AS place FROM known_search LEFT JOIN country_list ON code = country
  WHERE within_window(occurred_at, getvariable('season'))
),
own AS (SELECT id FROM asked WHERE getvariable('country') IS NULL OR place = getvariable('country')),
world AS (
  SELECT slug AS key, count(DISTINCT id) AS n FROM asked JOIN search_name USING (id) WHERE dimension = 'tag' GROUP BY slug
),
named AS (
  SELECT slug AS key, count(DISTINCT id) AS n FROM own JOIN search_name USING (id) WHERE dimension = 'tag' GROUP BY slug
),
shown AS (
  SELECT tag AS key, count(DISTINCT look) AS looks, count(DISTINCT brand) AS brands
  FROM looks_of(getvariable('season')), unnest(tags) t(tag) GROUP BY tag
),
bases AS (SELECT (SELECT count(*) FROM own) AS own_of, (SELECT count(*) FROM asked) AS world_of)
SELECT key, named.n AS numerator, own_of AS denominator, half_up(named.n, own_of, 2) AS value, named.n < 10 AS low_base,
  coalesce(brands, 0) AS brands,
  CASE WHEN getvariable('country') IS NOT NULL THEN half_up(named.n * world_of, own_of * world.n, 0)::INT END AS index,
  rank() OVER (ORDER BY named.n DESC)::INT AS ranking
FROM named JOIN world USING (key) LEFT JOIN shown USING (key), bases
WHERE coalesce(looks, 0) < 10
ORDER BY named.n DESC, key;
