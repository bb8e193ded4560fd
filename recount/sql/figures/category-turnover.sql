-- metrics.md: "`category_turnover` | half of the differences between the parts that tags have of the category in s and in s⁻", in percent.
CREATE OR REPLACE MACRO taggings(s) AS TABLE
SELECT category, tag, count(DISTINCT look) AS n FROM looks_of(s), unnest(tags) t(tag) JOIN tag USING (tag) GROUP BY ALL;

CREATE OR REPLACE MACRO parts(s) AS TABLE
SELECT category, tag, n / sum(n) OVER (PARTITION BY category) AS part, sum(n) OVER (PARTITION BY category) AS whole FROM taggings(s);

SELECT category AS key, round(50 * sum(abs(coalesce(now.part, 0) - coalesce(past.part, 0))) + 1e-9, 1) AS value,
  max(now.whole) < 30 AS low_base
FROM parts(getvariable('season')) now FULL JOIN parts(year_before(getvariable('season'))) past USING (category, tag)
GROUP BY category HAVING count(now.part) > 0 AND count(past.part) > 0
ORDER BY value DESC, key;
