-- Every record of topic `tracking`, exactly once. Partitioned by ingest day so that one block is one part.
CREATE TABLE raw_tracking
(
    _topic LowCardinality(String),
    _partition UInt16 CODEC(ZSTD(1)),
    _offset UInt64 CODEC(T64, ZSTD(1)),
    ingest_hour DateTime('UTC'),
    event_id UUID CODEC(ZSTD(4)),
    occurred_at DateTime64(3, 'UTC') CODEC(T64, ZSTD(1)),
    received_at DateTime64(3, 'UTC') CODEC(T64, ZSTD(1)),
    kind LowCardinality(String),
    target String CODEC(ZSTD(3)),
    uri String CODEC(ZSTD(3)),
    event LowCardinality(String),
    page UInt32,
    route_params String CODEC(ZSTD(3)),
    query String CODEC(ZSTD(3)),
    visitor String CODEC(ZSTD(1)),
    session String CODEC(ZSTD(3)),
    utm_source LowCardinality(String),
    utm_content LowCardinality(String),
    utm_campaign LowCardinality(String),
    source LowCardinality(String),
    browser LowCardinality(String) CODEC(ZSTD(1)),
    os LowCardinality(String) CODEC(ZSTD(1)),
    device LowCardinality(String) CODEC(ZSTD(1)),
    is_bot Bool,
    country LowCardinality(String) CODEC(ZSTD(1)),
    -- As long as the journals of its time are kept; the log keeps it for ever.
    correlation_id String CODEC(ZSTD(1)) TTL ingest_hour + INTERVAL 30 DAY,
    -- The member's random id, empty for everybody else.
    subject String,
    -- Named route of pages and photos, without its language.
    route LowCardinality(String),
    locale LowCardinality(String),
    -- What the row is about: `designer:atelier-verne`, `look:…`, `street-style:…`; empty for nothing in particular.
    entity String CODEC(ZSTD(3)),
    -- What a search names: `tag:denim`, `designer:`, `season:`, `city:`, `model:` with slugs, `text:` in lower case.
    search_entities Array(String) CODEC(ZSTD(1)),
    photos Array(String),
    count UInt32,
    plan LowCardinality(String),
    -- Editors and operators never count, nor do bots.
    is_staff Bool,
    -- It happened more than 48 hours before it arrived, or at an impossible time: it counts at no time. `occurred_at` is when it arrived.
    is_out_of_time Bool,
    -- An ingest day holds what occurred on it and a little of before; windows skip the others.
    INDEX occurred occurred_at TYPE minmax GRANULARITY 1
)
ENGINE = MergeTree
PARTITION BY toDate(ingest_hour)
ORDER BY (kind, ingest_hour, target, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
