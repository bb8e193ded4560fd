-- Every record of the log by what its envelope says. What is no envelope counts nowhere.
CREATE OR REPLACE TABLE message AS
SELECT
  topic, part, "offset", appended_at,
  (body ->> 'id') AS id,
  (body ->> 'type') AS type,
  try_cast(body ->> 'occurred_at' AS TIMESTAMPTZ) AS occurred_at,
  (body ->> 'subject') AS subject,
  (body -> 'data') AS data
FROM (
  SELECT *, CASE WHEN json_valid(value) THEN value::JSON END AS body
  FROM read_parquet(getvariable('log_files'), hive_partitioning = true)
)
WHERE (body ->> 'id') IS NOT NULL;

-- A day is a day in Paris (metrics.md: "Europe/Paris").
CREATE OR REPLACE MACRO paris_day(t) AS (t AT TIME ZONE 'Europe/Paris')::DATE;
-- The first moment of a day in Paris.
CREATE OR REPLACE MACRO paris_midnight(d) AS (d::TIMESTAMP AT TIME ZONE 'Europe/Paris');
