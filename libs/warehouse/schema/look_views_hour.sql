-- Look openings of sealed ingest hours, by the day they occurred: views without repeats, and who looked.
CREATE TABLE look_views_hour
(
    ingest_hour DateTime('UTC'),
    day Date,
    look String,
    views UInt64,
    viewers AggregateFunction(uniqExact, String)
)
ENGINE = MergeTree
PARTITION BY ingest_hour
ORDER BY (look, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
