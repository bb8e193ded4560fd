-- metrics.md: "color/home `main_colours`: each look's dominant colour (adds up to 100, six pills + other)"; all rows are asked for, so there
-- are no others. A look's colours are listed most present first; `named_colour` says which of the palette is nearest.
CREATE OR REPLACE MACRO dominant_of(s) AS TABLE
SELECT slug AS key, count(*) AS n FROM looks_of(s) JOIN named_colour ON hex = colours[1] GROUP BY slug;

CREATE OR REPLACE TEMP TABLE now_count AS SELECT * FROM dominant_of(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_count AS SELECT * FROM dominant_of(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT coalesce(sum(n), 0)::BIGINT FROM now_count) AS now_of, (SELECT coalesce(sum(n), 0)::BIGINT FROM before_count) AS before_of;
