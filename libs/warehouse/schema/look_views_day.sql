-- The same of sealed ingest days.
CREATE TABLE look_views_day
(
    ingest_day Date,
    day Date,
    look String,
    views UInt64,
    viewers AggregateFunction(uniqExact, String)
)
ENGINE = MergeTree
PARTITION BY ingest_day
ORDER BY (look, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
