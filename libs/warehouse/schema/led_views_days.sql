-- Views of houses' pages of sealed ingest days that a search came before, by the trends that were searched in the half hour before,
-- the last first: how often, and how often by each of the 64 parts of the visitors. Nobody is kept: `visitors` is empty.
CREATE TABLE led_views_days
(
    ingest_day Date,
    day Date,
    entity String,
    searched Array(Array(String)),
    views UInt64,
    visitors Array(UInt64),
    parts Array(Tuple(part UInt8, n UInt64))
)
ENGINE = MergeTree
PARTITION BY toMonday(ingest_day)
ORDER BY (entity, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
