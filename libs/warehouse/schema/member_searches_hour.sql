-- First-page searches of members of sealed ingest hours by what they name together. `visitor` is the member's random id.
CREATE TABLE member_searches_hour
(
    ingest_hour DateTime('UTC'),
    day Date,
    visitor String,
    entities Array(String),
    searches UInt64
)
ENGINE = MergeTree
PARTITION BY ingest_hour
ORDER BY (day, visitor)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1
