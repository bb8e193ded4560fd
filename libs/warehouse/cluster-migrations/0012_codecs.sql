-- Texts and ids that hardly repeat, and times and offsets of one hour: half the bytes of the default codec.
ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}'
    MODIFY COLUMN _offset UInt64 CODEC(T64, ZSTD(1)),
    MODIFY COLUMN event_id UUID CODEC(ZSTD(1)),
    MODIFY COLUMN occurred_at DateTime64(3, 'UTC') CODEC(T64, ZSTD(1)),
    MODIFY COLUMN received_at DateTime64(3, 'UTC') CODEC(T64, ZSTD(1)),
    MODIFY COLUMN target String CODEC(ZSTD(1)),
    MODIFY COLUMN uri String CODEC(ZSTD(1)),
    MODIFY COLUMN route_params String CODEC(ZSTD(1)),
    MODIFY COLUMN query String CODEC(ZSTD(1)),
    MODIFY COLUMN visitor String CODEC(ZSTD(1)),
    MODIFY COLUMN session String CODEC(ZSTD(1)),
    MODIFY COLUMN correlation_id String CODEC(ZSTD(1)),
    MODIFY COLUMN entity String CODEC(ZSTD(1));

CREATE OR REPLACE TABLE {database}.raw_tracking ON CLUSTER '{cluster}' AS {database}.raw_tracking_local ENGINE = Distributed('{cluster}', '{database}', 'raw_tracking_local', _partition);
