-- Every record of topic `vocabulary`, exactly once; `data` is the message's own JSON.
CREATE TABLE raw_vocabulary
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
    data String
)
ENGINE = MergeTree
PARTITION BY toDate(ingest_hour)
ORDER BY (type, ingest_hour, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
