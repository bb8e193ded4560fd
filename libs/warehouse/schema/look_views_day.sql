-- As the version before seals and reads it; `look_views_days` has taken its place, and a later release drops it.
-- Openings of looks and street-style pictures (`street-style:x`) of sealed ingest days, by the day they occurred: views without repeats, how
-- many opened it, ten of them at most (the smallest hashes), and all of them.
CREATE TABLE look_views_day
(
    ingest_day Date,
    day Date,
    look String,
    views UInt64,
    openers UInt64,
    visitors Array(UInt64),
    viewers AggregateFunction(uniqExact, UInt64),
    -- Looks are told apart by eight bytes before they are by their names.
    look_key UInt64 MATERIALIZED cityHash64(look)
)
ENGINE = MergeTree
PARTITION BY ingest_day
ORDER BY (day, look)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256
