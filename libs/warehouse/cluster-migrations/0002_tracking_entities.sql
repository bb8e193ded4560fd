-- What tracking rows are about, and who sent them. Rows of before have the defaults until `npm run replay -- --topic tracking`.
ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}'
    ADD COLUMN IF NOT EXISTS subject String,
    ADD COLUMN IF NOT EXISTS route LowCardinality(String),
    ADD COLUMN IF NOT EXISTS locale LowCardinality(String),
    ADD COLUMN IF NOT EXISTS entity String,
    ADD COLUMN IF NOT EXISTS search_entities Array(String),
    ADD COLUMN IF NOT EXISTS photos Array(String),
    ADD COLUMN IF NOT EXISTS count UInt32,
    ADD COLUMN IF NOT EXISTS plan LowCardinality(String),
    ADD COLUMN IF NOT EXISTS is_staff Bool;

CREATE OR REPLACE TABLE {database}.raw_tracking ON CLUSTER '{cluster}' AS {database}.raw_tracking_local ENGINE = Distributed('{cluster}', '{database}', 'raw_tracking_local', _partition);
