-- metrics.md: "metric searches | numerator of search_percentage_v2 | count"
CREATE OR REPLACE MACRO searches_of_brands(s) AS TABLE
SELECT slug AS key, count(DISTINCT id) AS n FROM known_search JOIN search_name USING (id)
WHERE dimension = 'brand' AND within_window(occurred_at, s) GROUP BY slug;

CREATE OR REPLACE TEMP TABLE now_count AS SELECT * FROM searches_of_brands(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_count AS SELECT * FROM searches_of_brands(year_before(getvariable('season')));
