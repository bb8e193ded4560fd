-- Rollups that figures read. What was sealed before is sealed again from raw rows: the ledger forgets its seals too.
DROP TABLE IF EXISTS {database}.look_views_hour ON CLUSTER '{cluster}' SYNC;

DROP TABLE IF EXISTS {database}.look_views_day ON CLUSTER '{cluster}' SYNC;

CREATE TABLE IF NOT EXISTS {database}.look_views_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    look String,
    views UInt64,
    openers UInt64,
    visitors Array(UInt64),
    viewers AggregateFunction(uniqExact, UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (day, look)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.look_views_day ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    look String,
    views UInt64,
    openers UInt64,
    visitors Array(UInt64),
    viewers AggregateFunction(uniqExact, UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_day
ORDER BY (day, look)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256;

CREATE TABLE IF NOT EXISTS {database}.search_sets_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    entities Array(String),
    searches UInt64,
    visitors Array(UInt64),
    countries Array(Tuple(country String, searches UInt64, visitors Array(UInt64)))
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (day, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.search_sets_day ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    entities Array(String),
    searches UInt64,
    visitors Array(UInt64),
    countries Array(Tuple(country String, searches UInt64, visitors Array(UInt64)))
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_day
ORDER BY (day, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.page_views_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    entity String,
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (day, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.page_views_day ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    entity String,
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_day
ORDER BY (day, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
