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
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Every record of topic `catalogue`, exactly once; `data` is the message's own JSON.
CREATE TABLE raw_catalogue
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
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

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
    data String
)
ENGINE = MergeTree
PARTITION BY toDate(ingest_hour)
ORDER BY (type, ingest_hour, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Every record of topic `subscriptions`, exactly once; `data` is the message's own JSON.
CREATE TABLE raw_subscriptions
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
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Every record of topic `members`, exactly once; `data` is the message's own JSON.
CREATE TABLE raw_members
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
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Every record of topic `ratings`, exactly once; `data` is the message's own JSON.
CREATE TABLE raw_ratings
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
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Records that could not be decoded: key, headers and bytes (base64) as they were, and why. They can be corrected and re-driven.
CREATE TABLE dead_letter
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
ENGINE = MergeTree
PARTITION BY (_topic, toDate(ingest_hour))
ORDER BY (_topic, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Look openings of sealed ingest hours, by the day they occurred: views without repeats, and who looked.
CREATE TABLE look_views_hour
(
    ingest_hour DateTime('UTC'),
    day Date,
    look String,
    views UInt64,
    viewers AggregateFunction(uniqExact, String)
)
ENGINE = MergeTree
PARTITION BY ingest_hour
ORDER BY (look, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- The same of sealed ingest days.
CREATE TABLE look_views_day
(
    ingest_day Date,
    day Date,
    look String,
    views UInt64,
    viewers AggregateFunction(uniqExact, String)
)
ENGINE = MergeTree
PARTITION BY ingest_day
ORDER BY (look, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

