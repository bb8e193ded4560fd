-- metrics.md: "`unique_visitors` | distinct visitors with consent who opened a page in the language, or in any, in W; a repeat is a visit too".
CREATE OR REPLACE MACRO came_in(s) AS TABLE
SELECT unnest(['all-languages', language_of(locale)]) AS key, visitor FROM clean_event
WHERE kind = 'page' AND visitor <> '' AND within_window(occurred_at, s);
CREATE OR REPLACE MACRO people_in(s) AS TABLE
SELECT key, count(DISTINCT visitor) AS n FROM came_in(s) GROUP BY key;

SELECT key, coalesce(now.n, 0) AS numerator, coalesce(now.n, 0) AS value, half_up(coalesce(now.n, 0) - past.n, past.n, 1) AS evolution,
  coalesce(now.n, 0) < 10 AS low_base,
  CASE WHEN key <> 'all-languages' AND now.n > 0 THEN rank() OVER (PARTITION BY key = 'all-languages' ORDER BY coalesce(now.n, 0) DESC)::INT END AS ranking
FROM people_in(getvariable('season')) now FULL JOIN people_in(year_before(getvariable('season'))) past USING (key)
ORDER BY key <> 'all-languages', numerator DESC, key;
