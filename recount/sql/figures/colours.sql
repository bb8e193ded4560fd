-- metrics.md: "color/home `main_colours`: each look's dominant colour (adds up to 100, six pills + other)"; all rows are asked for, so there
-- are no others. A look's colours are listed most present first; `named_colour` says which of the palette is nearest.
WITH counted AS (
  SELECT slug AS key, count(*) AS n FROM looks_of(getvariable('season')) JOIN named_colour ON hex = colours[1] GROUP BY slug
)
SELECT key, n AS numerator, (SELECT sum(n)::BIGINT FROM counted) AS denominator FROM counted ORDER BY n DESC, key;
