-- metrics.md: "`dominant_tones` | looks whose dominant colour is of the tone ÷ looks with a colour; what is displayed adds up to 100". A look's
-- colours are listed most present first; a tone that fell to nothing has a row.
CREATE OR REPLACE MACRO toned(s) AS TABLE
SELECT tone AS key, count(*) AS n FROM looks_of(s) JOIN named_colour ON hex = colours[1] GROUP BY tone;

CREATE OR REPLACE TEMP TABLE now_count AS SELECT * FROM toned(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_count AS SELECT * FROM toned(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT coalesce(sum(n), 0)::BIGINT FROM now_count) AS now_of, (SELECT coalesce(sum(n), 0)::BIGINT FROM before_count) AS before_of;
