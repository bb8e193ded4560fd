-- Every record of topic `moodboards`, exactly once; `data` is the message's own JSON.
CREATE TABLE raw_moodboards
(
    _topic LowCardinality(String),
    _partition UInt16,
    _offset UInt64,
    ingest_hour DateTime('UTC'),
    event_id UUID,
    type LowCardinality(String),
    version UInt16,
    occurred_at DateTime64(3, 'UTC'),
    subject String,
    correlation_id String,
    causation_id String,
    data String,
    -- Which board gained or lost which picture.
    moodboard String MATERIALIZED JSONExtractString(data, 'moodboard'),
    media_type LowCardinality(String) MATERIALIZED JSONExtractString(data, 'media_type'),
    slug String MATERIALIZED JSONExtractString(data, 'slug'),
    -- Places on boards, boards and looks are told apart by eight bytes.
    place_key UInt64 MATERIALIZED cityHash64(moodboard, slug),
    board_key UInt64 MATERIALIZED cityHash64(moodboard),
    slug_key UInt64 MATERIALIZED cityHash64(slug)
)
ENGINE = MergeTree
PARTITION BY toDate(ingest_hour)
ORDER BY (type, ingest_hour, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
