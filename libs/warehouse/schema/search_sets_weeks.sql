-- First-page searches of sealed ingest weeks by what they name together, and those of each part of the visitors from all countries,
-- by the week they were made in.
CREATE TABLE search_sets_weeks
(
    ingest_week Date,
    week Date,
    entities Array(String),
    searches UInt64,
    parts Array(Tuple(part UInt8, n UInt64))
)
ENGINE = MergeTree
PARTITION BY ingest_week
ORDER BY (week, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
