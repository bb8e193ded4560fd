-- metrics.md: "color/home `main_colours`: each look's dominant colour (adds up to 100, six pills + other)". A look's colours are listed most
-- present first; `named_colour` says which of the palette is nearest.
WITH counted AS (
  SELECT slug AS key, count(*) AS n FROM looks_of(getvariable('season')) JOIN named_colour ON hex = colours[1] GROUP BY slug
),
ordered AS (SELECT *, row_number() OVER (ORDER BY n DESC, key) AS nth FROM counted)
SELECT CASE WHEN nth <= 6 THEN key ELSE 'other' END AS key, sum(n)::BIGINT AS numerator, (SELECT sum(n)::BIGINT FROM counted) AS denominator
FROM ordered GROUP BY 1 ORDER BY numerator DESC, key;
