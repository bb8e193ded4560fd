-- metrics.md: "figures without a season (home) use the last 30 days"; words as in `viewed-looks.sql`.
SELECT look AS key, count(DISTINCT nullif(visitor, '')) AS numerator, numerator AS value,
  row_number() OVER (ORDER BY numerator DESC, count(*) DESC, look) AS ranking,
  numerator < 10 AS low_base
FROM opening JOIN look USING (look)
WHERE kind = 'media' AND within_home_window(occurred_at)
GROUP BY look
ORDER BY ranking;
