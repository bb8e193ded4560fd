-- What visitors did, cleaned.
-- metrics.md: "Bots, staff and `notts` never count. Duplicates go by event id, then by visitor + object within 30 minutes."
-- metrics.md: "An event that happened more than 48 h before it arrived, or at an impossible time, counts at no time".
CREATE OR REPLACE TEMP TABLE clean_event AS
SELECT
  id, occurred_at, arrived_at, appended_at, "offset",
  (data ->> 'kind') AS kind,
  (data ->> 'target') AS target,
  -- A page is named with its language: `look_search.fr`.
  split_part(data ->> 'target', '.', 1) AS route,
  CASE WHEN (data ->> 'kind') = 'page' AND contains(data ->> 'target', '.') THEN split_part(data ->> 'target', '.', 2)
    ELSE regexp_extract(data ->> 'uri', '^(?:https?://[^/]+)?/(en|fr|es|it|zh)(?:[/?#]|$)', 1) END AS locale,
  coalesce(data ->> 'visitor', '') AS visitor,
  coalesce(data ->> 'session', '') AS session,
  coalesce(data ->> 'country', '') AS country,
  subject,
  (data -> 'route_params') AS params,
  (data -> 'query') AS query,
  coalesce(try_cast(data ->> 'page' AS INT), 0) AS page
FROM (
  SELECT *,
    coalesce(try_cast(data ->> 'received_at' AS TIMESTAMPTZ), appended_at) AS arrived_at,
    -- Of the copies of an event the first counts.
    row_number() OVER (PARTITION BY id ORDER BY appended_at, part, "offset") AS nth
  FROM message
  WHERE topic = 'tracking'
)
WHERE nth = 1
  AND arrived_at <= getvariable('as_of')
  AND coalesce((data ->> 'is_bot')::BOOLEAN, false) = false
  AND coalesce((data ->> 'is_staff')::BOOLEAN, false) = false
  AND NOT regexp_matches(coalesce(data ->> 'uri', ''), '[?&]notts(=|&|#|$)')
  AND occurred_at >= arrived_at - INTERVAL 48 HOURS
  -- Ingest takes a clock that is off by up to 30 s as right.
  AND occurred_at <= arrived_at + INTERVAL 30 SECONDS;

-- "by visitor + object within 30 minutes": the object of an opening is the picture, that of a page view the page with what was asked of it,
-- in whatever language. product.md 7: "Without consent an event counts in views, never in distinct counts. A repeat is an opening within 30
-- minutes of the one before, counted or not."
CREATE OR REPLACE TABLE event AS
SELECT * EXCLUDE (before) FROM (
  SELECT *, lag(occurred_at) OVER (
    PARTITION BY visitor, kind, CASE WHEN kind IN ('page', 'search') THEN concat_ws(' ', route, params, query) ELSE target END
    ORDER BY occurred_at, appended_at, "offset"
  ) AS before
  FROM clean_event
)
WHERE visitor = '' OR before IS NULL OR occurred_at - before > INTERVAL 30 MINUTES;

CREATE OR REPLACE TABLE opening AS
SELECT kind, target AS look, visitor, occurred_at FROM event WHERE kind IN ('media', 'streetstyle');

CREATE OR REPLACE TABLE page_view AS
SELECT * FROM event WHERE kind = 'page';

-- docs/reference/metrics.md: "by the language of the page"; an address without one of the five has none.
CREATE OR REPLACE MACRO language_of(l) AS CASE WHEN l IN ('en', 'es', 'fr', 'it', 'zh') THEN l ELSE 'other-languages' END;
