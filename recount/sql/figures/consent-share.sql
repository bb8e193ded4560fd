-- metrics.md: "`consent_share` | page views of visitors with consent ÷ page views, in the language or in any, in W".
CREATE OR REPLACE MACRO agreed_in(s) AS TABLE
SELECT key, count(*) FILTER (visitor <> '') AS n, count(*) AS base
FROM (SELECT unnest(['all-languages', language_of(locale)]) AS key, visitor FROM page_view WHERE within_window(occurred_at, s)) GROUP BY key;

SELECT key, coalesce(now.n, 0) AS numerator, coalesce(now.base, 0) AS denominator, half_up(now.n, now.base, 1) AS value,
  half_up(now.n * past.base - past.n * now.base, past.n * now.base, 1) AS evolution,
  CASE WHEN now.base > 0 THEN now.n < 10 ELSE false END AS low_base
FROM agreed_in(getvariable('season')) now FULL JOIN agreed_in(year_before(getvariable('season'))) past USING (key)
ORDER BY key <> 'all-languages', now.n::HUGEINT * 1000000 // now.base DESC, key;
