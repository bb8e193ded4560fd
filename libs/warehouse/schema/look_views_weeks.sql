-- Views of looks and street-style pictures of sealed ingest weeks without repeats, by the week they occurred in.
CREATE TABLE look_views_weeks
(
    ingest_week Date,
    week Date,
    shelf LowCardinality(String),
    look_key UInt64,
    views UInt64
)
ENGINE = MergeTree
PARTITION BY ingest_week
ORDER BY (shelf, look_key, week)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
