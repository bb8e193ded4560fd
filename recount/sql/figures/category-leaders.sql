-- metrics.md: "`category_leaders` | looks with each of the three leading tags of the category ÷ looks with each of its tags".
CREATE OR REPLACE MACRO taggings(s) AS TABLE
SELECT category, tag, count(DISTINCT look) AS n FROM looks_of(s), unnest(tags) t(tag) JOIN tag USING (tag) GROUP BY ALL;

CREATE OR REPLACE MACRO led(s) AS TABLE
SELECT category AS key, sum(n) FILTER (place <= 3)::BIGINT AS n, sum(n)::BIGINT AS base
FROM (SELECT *, row_number() OVER (PARTITION BY category ORDER BY n DESC, tag) AS place FROM taggings(s)) GROUP BY category;

SELECT key, now.n AS numerator, now.base AS denominator, half_up(now.n, now.base, 1) AS value,
  half_up(now.n * past.base - past.n * now.base, past.n * now.base, 1) AS evolution,
  rank() OVER (ORDER BY now.n / now.base DESC) AS ranking,
  now.base < 30 AS low_base
FROM led(getvariable('season')) now LEFT JOIN led(year_before(getvariable('season'))) past USING (key)
ORDER BY now.n / now.base DESC, key;
