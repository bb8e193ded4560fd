-- An ingest day holds what occurred on it and a little of before; windows skip the others.
ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}' ADD INDEX IF NOT EXISTS occurred occurred_at TYPE minmax GRANULARITY 1;

ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}' MATERIALIZE INDEX occurred;
