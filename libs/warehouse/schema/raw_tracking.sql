-- Every record of topic `tracking`, exactly once. Partitioned by ingest day so that one block is one part.
CREATE TABLE raw_tracking
(
    _topic LowCardinality(String),
    _partition UInt16,
    _offset UInt64,
    ingest_hour DateTime('UTC'),
    event_id UUID,
    occurred_at DateTime64(3, 'UTC'),
    received_at DateTime64(3, 'UTC'),
    kind LowCardinality(String),
    target String,
    uri String,
    event LowCardinality(String),
    page UInt32,
    route_params String,
    query String,
    visitor String,
    session String,
    utm_source LowCardinality(String),
    utm_content LowCardinality(String),
    utm_campaign LowCardinality(String),
    source LowCardinality(String),
    browser LowCardinality(String),
    os LowCardinality(String),
    device LowCardinality(String),
    is_bot Bool,
    country LowCardinality(String),
    correlation_id String
)
ENGINE = MergeTree
PARTITION BY toDate(ingest_hour)
ORDER BY (kind, ingest_hour, target, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
