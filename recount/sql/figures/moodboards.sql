-- metrics.md: "share_of_moodboards_v2 | boards that gained x in W and still hold it at its end ÷ boards with any such addition | 168 / 2,400 = 7.0 %"
CREATE OR REPLACE MACRO kept_looks(s) AS TABLE
SELECT DISTINCT board, look, tags FROM board_addition JOIN looks_of(s) USING (look)
SEMI JOIN holds_at((SELECT paris_midnight(last_day + 1) FROM window_of(s))) USING (board, look)
WHERE within_window(added_at, s);

CREATE OR REPLACE TEMP TABLE now_kept AS SELECT * FROM kept_looks(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_kept AS SELECT * FROM kept_looks(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE now_count AS
SELECT key, count(DISTINCT board) AS n FROM now_kept, unnest(tags) t(tag) JOIN rows_of_tag() USING (tag) GROUP BY key;
CREATE OR REPLACE TEMP TABLE before_count AS
SELECT key, count(DISTINCT board) AS n FROM before_kept, unnest(tags) t(tag) JOIN rows_of_tag() USING (tag) GROUP BY key;
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(DISTINCT board) FROM now_kept) AS now_of, (SELECT count(DISTINCT board) FROM before_kept) AS before_of;
