-- metrics.md: "Scope S = type, city, season". The variables `type`, `city`, `season`, `brand`, `trend`, `category`, `chosen_window` hold what a
-- figure was asked with; NULL where it was not.
CREATE OR REPLACE MACRO year_before(s) AS left(s, -4) || (right(s, 4)::INT - 1);

-- metrics.md: "L(S) = distinct published runway looks in S". With a brand: "Trend × brand: tagged ÷ brand's looks".
CREATE OR REPLACE MACRO looks_of(s) AS TABLE
SELECT * FROM look
WHERE season = s
  AND type = getvariable('type')
  AND (getvariable('city') IS NULL OR city = getvariable('city'))
  AND (getvariable('brand') IS NULL OR brand = getvariable('brand'));

-- A tag, and in "All categories" the category of tags (metrics.md: "a row per tag category (a look counts once in each); one category → a
-- row per trend"). "A row's rank is the one among all rows of its list, whichever are asked for": also of one trend the list is its category's.
CREATE OR REPLACE MACRO rows_of_tag() AS TABLE
SELECT tag, CASE WHEN getvariable('category') IS NULL AND getvariable('trend') IS NULL THEN category ELSE tag END AS key
FROM tag
WHERE getvariable('category') IS NULL OR category = getvariable('category');

-- metrics.md: "Window W(s) for behaviour = first show day to last show day + 7 days, Europe/Paris; `window=30d` and `window=12m` can be
-- chosen … A city scope uses that city's shows. Pre-Fall and Resort have dates set by the operator." Where nothing was shown the dates of
-- the season's list stand (`season_list`, from the contracts).
CREATE OR REPLACE MACRO window_of(s) AS TABLE
WITH shows AS (
  SELECT min(paris_day(shown_at)) AS first_day, max(paris_day(shown_at)) AS last_day FROM look
  WHERE season = s AND type = getvariable('type') AND (getvariable('city') IS NULL OR city = getvariable('city'))
    AND NOT regexp_matches(s, '^(pre-fall|resort)-')
),
today AS (SELECT paris_day(getvariable('as_of')) AS day)
SELECT
  CASE getvariable('chosen_window')
    WHEN '30d' THEN (SELECT day - 29 FROM today)
    WHEN '12m' THEN (SELECT (day - INTERVAL 12 MONTHS)::DATE + 1 FROM today)
    ELSE coalesce(first_day, (SELECT shows_start::DATE FROM season_list WHERE slug = s)) END AS first_day,
  CASE WHEN getvariable('chosen_window') IN ('30d', '12m') THEN (SELECT day FROM today)
    ELSE coalesce(last_day, (SELECT shows_end::DATE FROM season_list WHERE slug = s)) + 7 END AS last_day
FROM shows;

CREATE OR REPLACE MACRO within_window(t, s) AS
  t >= (SELECT paris_midnight(first_day) FROM window_of(s)) AND t < (SELECT paris_midnight(last_day + 1) FROM window_of(s));

-- metrics.md: "figures without a season (home) use the last 30 days", or the chosen twelve months.
CREATE OR REPLACE MACRO within_home_window(t) AS
  t >= paris_midnight(CASE getvariable('chosen_window')
    WHEN '12m' THEN (paris_day(getvariable('as_of')) - INTERVAL 12 MONTHS)::DATE + 1
    ELSE paris_day(getvariable('as_of')) - 29 END);

-- A share of 100 with so many digits, half up, by whole numbers: digit for digit.
CREATE OR REPLACE MACRO half_up(n, d, digits) AS
  CASE WHEN d = 0 OR d IS NULL THEN NULL ELSE
    sign(n::HUGEINT) * ((2 * abs(n::HUGEINT) * 100 * (10::HUGEINT ** digits)::HUGEINT + d) // (2 * d)) / 10 ** digits END;

-- docs/reference/metrics.md: "ranking_traffic, version 3 | page views that name the house (its own page, and those of its looks, collections and
-- street style of the type and city, whichever season) ÷ all page views; its own page counts where it showed in the type and city"; in
-- version 2 (also asked by `words` = `slugs`) the pages of the house itself, whatever the type.
CREATE OR REPLACE MACRO of_type_and_city(t, c) AS
  t = getvariable('type') AND (getvariable('city') IS NULL OR c = getvariable('city'));
CREATE OR REPLACE MACRO page_of_brand() AS TABLE
SELECT 'look_show' AS route, look AS slug, brand FROM look WHERE of_type_and_city(type, city)
UNION SELECT 'collection_show', collection, brand FROM look WHERE of_type_and_city(type, city)
UNION SELECT 'designer_show', brand, brand FROM look WHERE of_type_and_city(type, city)
UNION SELECT 'street_show', slug, (doc -> 'designer' ->> 'slug') FROM content
  WHERE kind = 'street-style' AND (doc -> 'designer' ->> 'slug') IS NOT NULL
    AND of_type_and_city((doc -> 'type' ->> 'slug'), (doc -> 'city' ->> 'slug'));
CREATE OR REPLACE MACRO page_of(route, params) AS CASE
  WHEN route = 'collection_type_designer' THEN {'route': 'designer_show', 'slug': params ->> 'designer'}
  ELSE {'route': route, 'slug': params ->> 'slug'} END;
CREATE OR REPLACE MACRO views_of_pages(s) AS TABLE
SELECT view.*, CASE WHEN getvariable('definition') = '2' OR getvariable('words') = 'slugs'
    THEN CASE WHEN page_of(view.route, params).route = 'designer_show' THEN page_of(view.route, params).slug END
    ELSE named.brand END AS brand
FROM page_view view LEFT JOIN page_of_brand() named
  ON named.route = page_of(view.route, view.params).route AND named.slug = page_of(view.route, view.params).slug
WHERE within_window(occurred_at, s);
