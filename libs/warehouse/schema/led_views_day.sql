-- As the version before seals and reads it; `led_views_days` has taken its place, and a later release drops it.
-- Views of houses' pages of sealed ingest days that a search came before, by the trends that were searched in the half hour before,
-- the last first: how often, and ten of who looked at most (the smallest hashes).
CREATE TABLE led_views_day
(
    ingest_day Date,
    day Date,
    entity String,
    searched Array(Array(String)),
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = MergeTree
PARTITION BY ingest_day
ORDER BY (entity, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
