-- An ingest day holds what occurred on it and a little of before; windows skip the others.
ALTER TABLE raw_tracking ADD INDEX IF NOT EXISTS occurred occurred_at TYPE minmax GRANULARITY 1;

ALTER TABLE raw_tracking MATERIALIZE INDEX occurred;
