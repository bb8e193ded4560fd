-- metrics.md: "top-brands-featuring-trend: tagged ÷ brand's looks, brands with ≥ 20 looks."
SELECT brand AS key,
  count(*) FILTER (list_contains(tags, getvariable('trend'))) AS numerator,
  count(*) AS denominator,
  half_up(numerator, denominator, 1) AS value,
  denominator < 30 AS low_base
FROM looks_of(getvariable('season'))
GROUP BY brand
HAVING denominator >= 20 AND numerator > 0
ORDER BY numerator / denominator DESC, key;
