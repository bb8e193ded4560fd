-- metrics.md: "`dominant_tones` | looks whose dominant colour is of the tone ÷ looks with a colour; what is displayed adds up to 100". A look's
-- colours are listed most present first; a tone that fell to nothing has a row.
CREATE OR REPLACE MACRO toned(s) AS TABLE
SELECT tone AS key, count(*) AS n FROM looks_of(s) JOIN named_colour ON hex = colours[1] GROUP BY tone;

SELECT key, coalesce(now.n, 0) AS numerator, (SELECT sum(n)::BIGINT FROM toned(getvariable('season'))) AS denominator
FROM toned(getvariable('season')) now FULL JOIN toned(year_before(getvariable('season'))) past USING (key)
ORDER BY numerator DESC, key;
