-- metrics.md: "seasons: looks, collections, brands, models, views, searches, saves, each against s⁻."
CREATE OR REPLACE MACRO of_season(s) AS TABLE
SELECT 'looks' AS key, count(*) AS n FROM looks_of(s)
UNION ALL SELECT 'collections', count(DISTINCT collection) FROM looks_of(s)
UNION ALL SELECT 'brands', count(DISTINCT brand) FROM looks_of(s)
UNION ALL SELECT 'models', count(DISTINCT model) FROM looks_of(s), unnest(models) t(model)
-- "metric views | deduplicated look openings (media + street style)"
UNION ALL SELECT 'views', count(*) FROM opening JOIN (
    SELECT 'media' AS kind, look FROM looks_of(s)
    UNION ALL SELECT 'streetstyle', slug FROM content WHERE kind = 'street-style' AND (doc -> 'season' ->> 'slug') = s
      AND (doc -> 'type' ->> 'slug') = getvariable('type') AND (getvariable('city') IS NULL OR (doc -> 'city' ->> 'slug') = getvariable('city'))
  ) picture USING (kind, look) WHERE within_window(occurred_at, s)
-- "metric searches | numerator of search_percentage_v2": of a season, searches that name it
UNION ALL SELECT 'searches', count(*) FROM known_search WHERE within_window(occurred_at, s)
-- A save is a look that a board gained in W and holds at its end, as in `saved-looks.sql`
UNION ALL SELECT 'saves', count(DISTINCT (board, look)) FROM board_addition SEMI JOIN looks_of(s) scoped USING (look)
  SEMI JOIN holds_at((SELECT paris_midnight(last_day + 1) FROM window_of(s))) kept USING (board, look) WHERE within_window(added_at, s);

-- metrics.md: "The first seasons of the list have none before, and are compared with nothing": nothing is new in them.
SELECT key, now.n AS numerator, now.n AS value, half_up(now.n - past.n, past.n, 1) AS evolution,
  now.n > 0 AND past.n = 0 AND year_before(getvariable('season')) IN (SELECT slug FROM season_list) AS new
FROM of_season(getvariable('season')) now JOIN of_season(year_before(getvariable('season'))) past USING (key);
