-- Page views of sealed ingest hours by house (empty for all other pages): without repeats, and ten of who looked at most.
CREATE TABLE page_views_hour
(
    ingest_hour DateTime('UTC'),
    day Date,
    entity String,
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = MergeTree
PARTITION BY ingest_hour
ORDER BY (day, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
