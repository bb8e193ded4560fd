-- metrics.md: "most-searched/home: tags by search %, last 30 days."
CREATE OR REPLACE TEMP TABLE now_search AS SELECT * FROM known_search
WHERE within_home_window(occurred_at);
CREATE OR REPLACE TEMP TABLE now_count AS
SELECT slug AS key, count(*) AS n FROM now_search JOIN search_name USING (id) WHERE dimension = 'tag' GROUP BY slug;
CREATE OR REPLACE TEMP TABLE before_count AS SELECT * FROM now_count WHERE false;
CREATE OR REPLACE TEMP TABLE bases AS SELECT (SELECT count(*) FROM now_search) AS now_of, 0 AS before_of;
