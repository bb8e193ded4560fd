-- Page views of sealed ingest weeks by what they are about (empty for all pages that name no brand), and those of each part of the visitors, by the week
-- they occurred in.
CREATE TABLE page_views_weeks
(
    ingest_week Date,
    week Date,
    entity String,
    views UInt64,
    parts Array(Tuple(part UInt8, n UInt64)),
    entity_key UInt64 MATERIALIZED cityHash64(entity)
)
ENGINE = MergeTree
PARTITION BY ingest_week
ORDER BY (week, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
