-- Few values in a column are coded, not only their repeats found; ids and texts are packed a little harder where it costs next to
-- nothing. What is there already is packed so when its parts are merged.
ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}'
    MODIFY COLUMN _partition UInt16 CODEC(ZSTD(1)),
    MODIFY COLUMN event_id UUID CODEC(ZSTD(4)),
    MODIFY COLUMN target String CODEC(ZSTD(3)),
    MODIFY COLUMN uri String CODEC(ZSTD(3)),
    MODIFY COLUMN route_params String CODEC(ZSTD(3)),
    MODIFY COLUMN query String CODEC(ZSTD(3)),
    MODIFY COLUMN session String CODEC(ZSTD(3)),
    MODIFY COLUMN browser LowCardinality(String) CODEC(ZSTD(1)),
    MODIFY COLUMN os LowCardinality(String) CODEC(ZSTD(1)),
    MODIFY COLUMN device LowCardinality(String) CODEC(ZSTD(1)),
    MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(1)),
    MODIFY COLUMN entity String CODEC(ZSTD(3)),
    MODIFY COLUMN search_entities Array(String) CODEC(ZSTD(1));

CREATE OR REPLACE TABLE {database}.raw_tracking ON CLUSTER '{cluster}' AS {database}.raw_tracking_local ENGINE = Distributed('{cluster}', '{database}', 'raw_tracking_local', _partition);
