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
    data String,
    -- What figures ask about looks and collections, read out of `data`.
    look String MATERIALIZED JSONExtractString(data, 'look'),
    collection String MATERIALIZED JSONExtractString(data, 'collection'),
    designer LowCardinality(String) MATERIALIZED JSONExtractString(data, 'designer'),
    season LowCardinality(String) MATERIALIZED JSONExtractString(data, 'season'),
    look_type LowCardinality(String) MATERIALIZED JSONExtractString(data, 'type'),
    city LowCardinality(String) MATERIALIZED JSONExtractString(data, 'city'),
    show_date DateTime('UTC') MATERIALIZED toDateTime(parseDateTimeBestEffortOrZero(JSONExtractString(data, 'show_date'), 'UTC'), 'UTC'),
    tags Array(LowCardinality(String)) MATERIALIZED JSONExtract(data, 'tags', 'Array(String)'),
    models Array(String) MATERIALIZED JSONExtract(data, 'models', 'Array(String)'),
    colours Array(LowCardinality(String)) MATERIALIZED JSONExtract(data, 'colours', 'Array(String)'),
    -- Told apart by eight bytes before they are by their names.
    look_key UInt64 MATERIALIZED cityHash64(look),
    -- Its pages, as page views name them.
    page_key UInt64 MATERIALIZED cityHash64(concat('look:', look)),
    collection_key UInt64 MATERIALIZED cityHash64(concat('collection:', collection)),
    -- Of each garment its tags, a stroke and its colours.
    garments Array(String) MATERIALIZED JSONExtract(data, 'garments', 'Array(String)')
)
ENGINE = MergeTree
PARTITION BY toDate(ingest_hour)
ORDER BY (type, ingest_hour, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
