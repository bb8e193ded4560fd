-- metrics.md: "most_saved_to_moodboards: distinct boards in W." It does not say whether a board must keep the look; read as in
-- share_of_moodboards_v2 beside it: "gained x in W and still hold it at its end". Ties by id, as of most viewed looks.
SELECT look AS key, count(DISTINCT board) AS numerator, numerator AS value,
  row_number() OVER (ORDER BY numerator DESC, look) AS ranking,
  numerator < 10 AS low_base
FROM board_addition JOIN looks_of(getvariable('season')) scoped USING (look)
SEMI JOIN holds_at((SELECT paris_midnight(last_day + 1) FROM window_of(getvariable('season')))) kept USING (board, look)
WHERE within_window(added_at, getvariable('season'))
  AND (getvariable('trend') IS NULL OR list_contains(tags, getvariable('trend')))
GROUP BY look
ORDER BY ranking;
