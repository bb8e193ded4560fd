-- Every record of topic `tracking`, exactly once. Partitioned by ingest day so that one block is one part.
CREATE TABLE IF NOT EXISTS {database}.raw_tracking_local ON CLUSTER '{cluster}'
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
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/{shard}', '{replica}')
PARTITION BY toDate(ingest_hour)
ORDER BY (kind, ingest_hour, target, _partition, _offset)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800, fsync_after_insert = 1, fsync_part_directory = 1;

CREATE OR REPLACE TABLE {database}.raw_tracking ON CLUSTER '{cluster}' AS {database}.raw_tracking_local ENGINE = Distributed('{cluster}', '{database}', 'raw_tracking_local', _partition);

-- Every record of topic `catalogue`, exactly once; `data` is the message's own JSON.
CREATE TABLE IF NOT EXISTS {database}.raw_catalogue ON CLUSTER '{cluster}'
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

-- Every record of topic `moodboards`, exactly once; `data` is the message's own JSON.
CREATE TABLE IF NOT EXISTS {database}.raw_moodboards ON CLUSTER '{cluster}'
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

-- Every record of topic `subscriptions`, exactly once; `data` is the message's own JSON.
CREATE TABLE IF NOT EXISTS {database}.raw_subscriptions ON CLUSTER '{cluster}'
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

-- Every record of topic `members`, exactly once; `data` is the message's own JSON.
CREATE TABLE IF NOT EXISTS {database}.raw_members ON CLUSTER '{cluster}'
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

-- Every record of topic `ratings`, exactly once; `data` is the message's own JSON.
CREATE TABLE IF NOT EXISTS {database}.raw_ratings ON CLUSTER '{cluster}'
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

-- Records that could not be decoded: key, headers and bytes (base64) as they were, and why. They can be corrected and re-driven.
CREATE TABLE IF NOT EXISTS {database}.dead_letter ON CLUSTER '{cluster}'
(
    _topic LowCardinality(String),
    _partition UInt16,
    _offset UInt64,
    ingest_hour DateTime('UTC'),
    event_id UUID,
    reason String,
    key String,
    headers String,
    value_base64 String
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY (_topic, toDate(ingest_hour))
ORDER BY (_topic, _partition, _offset)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800, fsync_after_insert = 1, fsync_part_directory = 1;

-- Look openings of sealed ingest hours, by the day they occurred: views without repeats, and who looked.
CREATE TABLE IF NOT EXISTS {database}.look_views_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    look String,
    views UInt64,
    viewers AggregateFunction(uniqExact, String)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (look, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- The same of sealed ingest days.
CREATE TABLE IF NOT EXISTS {database}.look_views_day ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    look String,
    views UInt64,
    viewers AggregateFunction(uniqExact, String)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_day
ORDER BY (look, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
