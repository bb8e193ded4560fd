-- Sums of sealed weeks for what is asked over many of them: searches, page views and views of looks, by the week they occurred in. The sealer fills
-- them from the sealed days; a week that is not sealed yet is read by days.
CREATE TABLE IF NOT EXISTS {database}.search_sets_weeks ON CLUSTER '{cluster}'
(
    ingest_week Date,
    week Date,
    entities Array(String),
    searches UInt64,
    parts Array(Tuple(part UInt8, n UInt64))
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_week
ORDER BY (week, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;

CREATE TABLE IF NOT EXISTS {database}.page_views_weeks ON CLUSTER '{cluster}'
(
    ingest_week Date,
    week Date,
    entity String,
    views UInt64,
    parts Array(Tuple(part UInt8, n UInt64)),
    entity_key UInt64 MATERIALIZED cityHash64(entity)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_week
ORDER BY (week, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;

CREATE TABLE IF NOT EXISTS {database}.look_views_weeks ON CLUSTER '{cluster}'
(
    ingest_week Date,
    week Date,
    shelf LowCardinality(String),
    look_key UInt64,
    views UInt64
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY ingest_week
ORDER BY (shelf, look_key, week)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;
