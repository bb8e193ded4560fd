-- As the version before seals and reads it; `search_sets_days` has taken its place, and a later release drops it.
-- First-page searches of sealed ingest days by what they name together: how often, ten of who searched at most (the smallest
-- hashes), and the same for each country.
CREATE TABLE search_sets_day
(
    ingest_day Date,
    day Date,
    entities Array(String),
    searches UInt64,
    visitors Array(UInt64),
    countries Array(Tuple(country String, searches UInt64, visitors Array(UInt64)))
)
ENGINE = MergeTree
PARTITION BY ingest_day
ORDER BY (day, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
