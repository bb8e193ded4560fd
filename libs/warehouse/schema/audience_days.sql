-- Page views, those with consent, first-page searches and who came, of sealed ingest days, by the language of the page and the part of the
-- visitors, one of 64.
CREATE TABLE audience_days
(
    ingest_day Date,
    day Date,
    locale LowCardinality(String),
    part UInt8,
    views UInt64,
    known_views UInt64,
    searches UInt64,
    visitors AggregateFunction(uniqExact, UInt64)
)
ENGINE = MergeTree
PARTITION BY toMonday(ingest_day)
ORDER BY (day, locale, part)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0
