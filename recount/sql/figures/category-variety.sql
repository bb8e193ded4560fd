-- metrics.md: "`category_variety` | (sum of looks with each tag of the category)² ÷ sum of the squares", to one digit.
CREATE OR REPLACE MACRO taggings(s) AS TABLE
SELECT category, tag, count(DISTINCT look) AS n FROM looks_of(s), unnest(tags) t(tag) JOIN tag USING (tag) GROUP BY ALL;

SELECT category AS key, round(sum(n) ** 2 / sum(n ** 2) + 1e-9, 1) AS value, sum(n) < 30 AS low_base
FROM taggings(getvariable('season')) GROUP BY category
ORDER BY sum(n) ** 2 / sum(n ** 2) DESC, key;
