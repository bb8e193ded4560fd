-- metrics.md: "top-trends-leading-to-brand: brand views whose last trend search (same session, ≤ 30 min) was t ÷ brand views with any such
-- search (180 / 600 = 30 %)." A brand's views are views of its page. A search that names several trends led with each of them.
-- Its searches name by filters and slugs, as those of version 2.
-- "What fell to nothing is a row with the value 0 and without a rank."
CREATE OR REPLACE MACRO led_in(s) AS TABLE
SELECT view.id, arg_max(asked.id, (asked.occurred_at, asked.appended_at, asked."offset")) AS search_id
FROM page_view view
JOIN (SELECT event.* FROM event SEMI JOIN search USING (id)
      SEMI JOIN (SELECT id FROM spelled_name WHERE dimension = 'tag') USING (id)) asked
  ON asked.session = view.session AND asked.occurred_at <= view.occurred_at
  AND view.occurred_at - asked.occurred_at <= INTERVAL 30 MINUTES
WHERE view.route = 'designer_show' AND (view.params ->> 'slug') = getvariable('brand') AND view.session <> ''
  AND within_window(view.occurred_at, s)
GROUP BY view.id;
CREATE OR REPLACE MACRO led_by(s) AS TABLE
SELECT slug AS key, count(*) AS n FROM led_in(s) JOIN spelled_name ON spelled_name.id = search_id AND dimension = 'tag' GROUP BY slug;

WITH base AS (SELECT count(*) AS base FROM led_in(getvariable('season'))),
counted AS (
  SELECT key, coalesce(now.n, 0) AS n
  FROM led_by(getvariable('season')) now FULL JOIN led_by(year_before(getvariable('season'))) past USING (key)
)
SELECT key, n AS numerator, base AS denominator, half_up(n, base, 1) AS value,
  CASE WHEN n > 0 THEN rank() OVER (ORDER BY n DESC) END AS ranking, n < 10 AS low_base
FROM counted, base;
