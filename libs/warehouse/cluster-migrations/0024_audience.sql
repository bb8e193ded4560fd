-- Page views, those with consent, first-page searches and who came, by the language of the page and the part of the visitors. Hours and days
-- are sealed again from raw rows: the ledger forgets its seals too. Until then figures read raw rows.
CREATE TABLE IF NOT EXISTS {database}.audience_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    locale LowCardinality(String),
    part UInt8,
    views UInt64,
    known_views UInt64,
    searches UInt64,
    visitors AggregateFunction(uniqExact, UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (day, locale, part)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.audience_days ON CLUSTER '{cluster}'
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
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toMonday(ingest_day)
ORDER BY (day, locale, part)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;
