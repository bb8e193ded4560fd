-- metrics.md: "brands: looks, runway share, traffic and rank move, search %, board %." "Brand row: brand's looks ÷ L(S)."
CREATE OR REPLACE MACRO all_looks(s) AS TABLE
SELECT * FROM look WHERE season = s AND type = getvariable('type') AND (getvariable('city') IS NULL OR city = getvariable('city'));
CREATE OR REPLACE MACRO kept(s) AS TABLE
SELECT DISTINCT board, brand FROM board_addition JOIN all_looks(s) USING (look)
SEMI JOIN holds_at((SELECT paris_midnight(last_day + 1) FROM window_of(s))) USING (board, look)
WHERE within_window(added_at, s);
CREATE OR REPLACE MACRO of_brand(s) AS TABLE
SELECT 'looks' AS key, (SELECT count(*) FROM looks_of(s)) AS n, NULL::BIGINT AS base
UNION ALL SELECT 'runway_share', (SELECT count(*) FROM looks_of(s)), (SELECT count(*) FROM all_looks(s))
UNION ALL SELECT 'traffic',
  (SELECT count(*) FROM views_of_pages(s) WHERE brand = getvariable('brand')),
  (SELECT count(*) FROM page_view WHERE within_window(occurred_at, s))
UNION ALL SELECT 'searches',
  (SELECT count(*) FROM known_search SEMI JOIN (SELECT id FROM search_name WHERE dimension = 'brand' AND slug = getvariable('brand')) USING (id) WHERE within_window(occurred_at, s)),
  (SELECT count(*) FROM known_search WHERE within_window(occurred_at, s))
UNION ALL SELECT 'moodboards',
  (SELECT count(DISTINCT board) FROM kept(s) WHERE brand = getvariable('brand')), (SELECT count(DISTINCT board) FROM kept(s));

SELECT key, now.n AS numerator, now.base AS denominator,
  CASE key WHEN 'looks' THEN now.n ELSE half_up(now.n, now.base, CASE WHEN key IN ('traffic', 'searches') THEN 2 ELSE 1 END) END AS value,
  CASE key WHEN 'looks' THEN half_up(now.n - past.n, past.n, 1)
    ELSE half_up(now.n * past.base - past.n * now.base, past.n * now.base, 1) END AS evolution
FROM of_brand(getvariable('season')) now JOIN of_brand(year_before(getvariable('season'))) past USING (key);
