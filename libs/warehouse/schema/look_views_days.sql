-- Openings of looks and street-style pictures (`street-style:x`) of sealed ingest days, by the day they occurred: views without repeats, how
-- many opened it, ten of them at most (the smallest hashes), and all of them.
CREATE TABLE look_views_days
(
    ingest_day Date,
    day Date,
    -- Where rows of a look lie, so that a figure of a season reads that season's: the season its first version was published in,
    -- `street-style`, or nothing for what was not catalogued yet. No more than that: which season a look is of is asked of the catalogue.
    shelf LowCardinality(String),
    look String,
    views UInt64,
    openers UInt64,
    visitors Array(UInt64),
    viewers AggregateFunction(uniqExact, UInt64),
    -- Looks are told apart by eight bytes before they are by their names.
    look_key UInt64 MATERIALIZED cityHash64(look),
    -- Most looks are opened by hardly anybody on a day; what is asked of all looks together can do without them.
    -- Late days are never among these, so each look has three such rows of a day at most.
    few Bool MATERIALIZED openers < 4 AND abs(day - ingest_day) <= 1
)
ENGINE = MergeTree
PARTITION BY toMonday(ingest_day)
ORDER BY (shelf, few, look_key, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_bytes_for_wide_part = 0
