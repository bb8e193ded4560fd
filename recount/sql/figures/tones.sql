-- metrics.md: "`colour_tones`: looks with any colour of the tone family."
CREATE OR REPLACE MACRO toned(s) AS TABLE
SELECT tone AS key, count(DISTINCT look) AS n
FROM looks_of(s), unnest(colours) c(colour) JOIN named_colour ON hex = colour
GROUP BY tone;

CREATE OR REPLACE TEMP TABLE now_count AS SELECT * FROM toned(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_count AS SELECT * FROM toned(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(*) FROM looks_of(getvariable('season'))) AS now_of,
  (SELECT count(*) FROM looks_of(year_before(getvariable('season')))) AS before_of;
