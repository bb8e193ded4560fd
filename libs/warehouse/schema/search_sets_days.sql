-- First-page searches of sealed ingest days by what they name together: how often, the same for each country, and for each of
-- 64 parts of the visitors in it.
CREATE TABLE search_sets_days
(
    ingest_day Date,
    day Date,
    entities Array(String),
    searches UInt64,
    visitors Array(UInt64),
    countries Array(Tuple(country String, searches UInt64, visitors Array(UInt64))),
    parts Array(Tuple(country String, part UInt8, n UInt64))
)
ENGINE = MergeTree
PARTITION BY toMonday(ingest_day)
ORDER BY (day, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
