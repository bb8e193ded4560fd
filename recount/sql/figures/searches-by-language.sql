-- metrics.md: "`searches_by_language` | first-page searches on pages in the language ÷ first-page searches that name anything, in W".
CREATE OR REPLACE MACRO searched_in(s) AS TABLE
SELECT language_of(locale) AS key, count(*) AS n FROM search
WHERE len(asked_for) > 0 AND within_window(occurred_at, s) GROUP BY key;
CREATE OR REPLACE TEMP TABLE now_count AS SELECT * FROM searched_in(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_count AS SELECT * FROM searched_in(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE bases AS SELECT (SELECT coalesce(sum(n), 0)::BIGINT FROM now_count) AS now_of,
  (SELECT coalesce(sum(n), 0)::BIGINT FROM before_count) AS before_of;

SELECT key, coalesce(now_count.n, 0) AS numerator, now_of AS denominator, half_up(coalesce(now_count.n, 0), now_of, 1) AS value,
  half_up(coalesce(now_count.n, 0) * before_of - before_count.n * now_of, before_count.n * now_of, 1) AS evolution,
  CASE WHEN now_of > 0 THEN coalesce(now_count.n, 0) < 10 ELSE false END AS low_base,
  CASE WHEN now_count.n > 0 THEN rank() OVER (ORDER BY coalesce(now_count.n, 0) DESC)::INT END AS ranking
FROM now_count FULL JOIN before_count USING (key), bases
ORDER BY numerator DESC, key;
