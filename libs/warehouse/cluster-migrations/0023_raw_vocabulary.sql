-- Every record of topic `vocabulary`, exactly once; `data` is the message's own JSON.
CREATE TABLE IF NOT EXISTS {database}.raw_vocabulary ON CLUSTER '{cluster}'
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
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toDate(ingest_hour)
ORDER BY (type, ingest_hour, _partition, _offset)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800, fsync_after_insert = 1, fsync_part_directory = 1;
