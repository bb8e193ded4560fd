-- What leads readers to a house, and what members search, without reading every event. Hours and days are sealed again from
-- raw rows: the ledger forgets its seals too.
CREATE TABLE IF NOT EXISTS {database}.led_views_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    entity String,
    searched Array(Array(String)),
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (entity, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.led_views_day ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    entity String,
    searched Array(Array(String)),
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_day
ORDER BY (entity, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.member_searches_hour ON CLUSTER '{cluster}'
(
    ingest_hour DateTime('UTC'),
    day Date,
    visitor String,
    entities Array(String),
    searches UInt64
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_hour
ORDER BY (day, visitor)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS {database}.member_searches_day ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    visitor String,
    entities Array(String),
    searches UInt64
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_day
ORDER BY (day, visitor)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- A correlation id serves as long as the journals of its time are kept; the log keeps it for ever.
ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}' MODIFY COLUMN correlation_id String CODEC(ZSTD(1)) TTL ingest_hour + INTERVAL 30 DAY;

CREATE OR REPLACE TABLE {database}.raw_tracking ON CLUSTER '{cluster}' AS {database}.raw_tracking_local ENGINE = Distributed('{cluster}', '{database}', 'raw_tracking_local', _partition);

ALTER TABLE {database}.look_views_hour ADD COLUMN IF NOT EXISTS look_key UInt64 MATERIALIZED cityHash64(look);

ALTER TABLE {database}.look_views_day ADD COLUMN IF NOT EXISTS look_key UInt64 MATERIALIZED cityHash64(look);
