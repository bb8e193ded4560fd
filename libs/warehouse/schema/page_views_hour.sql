-- Page views of sealed ingest hours by the house, collection, look or street style they are about (empty for all other
-- pages): without repeats, and those of each of 64 parts of the visitors.
CREATE TABLE page_views_hour
(
    ingest_hour DateTime('UTC'),
    day Date,
    entity String,
    views UInt64,
    visitors Array(UInt64),
    parts Array(Tuple(part UInt8, n UInt64)),
    entity_key UInt64 MATERIALIZED cityHash64(entity)
)
ENGINE = MergeTree
PARTITION BY ingest_hour
ORDER BY (day, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
