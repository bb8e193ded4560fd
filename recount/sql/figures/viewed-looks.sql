-- metrics.md: "most_viewed_looks: distinct viewers in W, ties by views, then id." Without consent an opening is a view of no viewer.
SELECT look AS key, count(DISTINCT nullif(visitor, '')) AS numerator, numerator AS value,
  row_number() OVER (ORDER BY numerator DESC, count(*) DESC, look) AS ranking,
  numerator < 10 AS low_base
FROM opening JOIN looks_of(getvariable('season')) scoped USING (look)
WHERE kind = 'media' AND within_window(occurred_at, getvariable('season'))
  AND (getvariable('trend') IS NULL OR list_contains(tags, getvariable('trend')))
GROUP BY look
ORDER BY ranking;
