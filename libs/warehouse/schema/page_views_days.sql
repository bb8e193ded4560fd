-- Page views of sealed ingest days by house (empty for all other pages): without repeats, and ten of who looked at most.
CREATE TABLE page_views_days
(
    ingest_day Date,
    day Date,
    entity String,
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = MergeTree
PARTITION BY toMonday(ingest_day)
ORDER BY (day, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
