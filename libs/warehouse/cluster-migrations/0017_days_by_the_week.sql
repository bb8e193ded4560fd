-- Sealed days of a week lie in one part of columns of their own, and views by season: a window of some weeks opens six parts instead of forty.
-- They are sealed anew from their hours, beside the tables of days that the version before reads and seals; a later release drops those.
CREATE TABLE IF NOT EXISTS {database}.look_views_days ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    -- Where rows of a look lie, so that a figure of a season reads that season's: the season its first version was published in,
    -- `street-style`, or nothing for what was not catalogued yet. No more than that: which season a look is of is asked of the catalogue.
    shelf LowCardinality(String),
    look String,
    views UInt64,
    openers UInt64,
    visitors Array(UInt64),
    viewers AggregateFunction(uniqExact, UInt64),
    -- Looks are told apart by eight bytes before they are by their names.
    look_key UInt64 MATERIALIZED cityHash64(look),
    -- Most looks are opened by hardly anybody on a day; what is asked of all looks together can do without them.
    -- Late days are never among these, so each look has three such rows of a day at most.
    few Bool MATERIALIZED openers < 4 AND abs(day - ingest_day) <= 1
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toMonday(ingest_day)
ORDER BY (shelf, few, look_key, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_bytes_for_wide_part = 0;

CREATE TABLE IF NOT EXISTS {database}.search_sets_days ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    entities Array(String),
    searches UInt64,
    visitors Array(UInt64),
    countries Array(Tuple(country String, searches UInt64, visitors Array(UInt64)))
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toMonday(ingest_day)
ORDER BY (day, entities)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;

CREATE TABLE IF NOT EXISTS {database}.page_views_days ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    entity String,
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toMonday(ingest_day)
ORDER BY (day, entity)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;

CREATE TABLE IF NOT EXISTS {database}.led_views_days ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    entity String,
    searched Array(Array(String)),
    views UInt64,
    visitors Array(UInt64)
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toMonday(ingest_day)
ORDER BY (entity, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;

CREATE TABLE IF NOT EXISTS {database}.member_searches_days ON CLUSTER '{cluster}'
(
    ingest_day Date,
    day Date,
    visitor String,
    entities Array(String),
    searches UInt64
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')
PARTITION BY toMonday(ingest_day)
ORDER BY (day, visitor)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 0;
