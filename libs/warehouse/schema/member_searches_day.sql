-- As the version before seals and reads it; `member_searches_days` has taken its place, and a later release drops it.
-- First-page searches of members of sealed ingest days by what they name together. `visitor` is the member's random id.
CREATE TABLE member_searches_day
(
    ingest_day Date,
    day Date,
    visitor String,
    entities Array(String),
    searches UInt64
)
ENGINE = MergeTree
PARTITION BY ingest_day
ORDER BY (day, visitor)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
