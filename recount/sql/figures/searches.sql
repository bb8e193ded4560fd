-- metrics.md: "search_percentage_v2 | first-page searches naming x ÷ searches naming at least one known entity, in W | 1,230 / 82,000 = 1.50 %"
-- "percentage_evolution_v2 | relative change of that share against W(s⁻) | 1.00 → 1.50 = +50.0 %"
CREATE OR REPLACE TEMP TABLE now_search AS SELECT * FROM known_search WHERE within_window(occurred_at, getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_search AS SELECT * FROM known_search WHERE within_window(occurred_at, year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE now_count AS
SELECT key, count(DISTINCT id) AS n FROM now_search JOIN search_name USING (id) JOIN rows_of_tag() ON dimension = 'tag' AND slug = tag GROUP BY key;
CREATE OR REPLACE TEMP TABLE before_count AS
SELECT key, count(DISTINCT id) AS n FROM before_search JOIN search_name USING (id) JOIN rows_of_tag() ON dimension = 'tag' AND slug = tag GROUP BY key;
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(*) FROM now_search) AS now_of, (SELECT count(*) FROM before_search) AS before_of;
