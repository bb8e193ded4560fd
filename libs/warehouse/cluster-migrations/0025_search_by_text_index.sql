-- What can be searched, found by its values without being read: text indexes answer conditions, and listings read in the order of the
-- key. The version before goes on with `search_item` and `search_position`; the first api of this one writes these anew.
CREATE TABLE IF NOT EXISTS {database}.search_entry ON CLUSTER '{cluster}'
(
    build LowCardinality(String),
    shelf LowCardinality(String),
    slug String,
    collection String,
    show_date Int64,
    position UInt32,
    type LowCardinality(String),
    city LowCardinality(String),
    season LowCardinality(String),
    designer LowCardinality(String),
    live LowCardinality(String),
    -- Read whole for every count: not compressed.
    tags Array(LowCardinality(String)) CODEC(NONE),
    models Array(LowCardinality(String)),
    colours Array(LowCardinality(String)) CODEC(NONE),
    hexes Array(LowCardinality(String)),
    hue UInt32,
    -- Each word by itself, and all that a part of a word is looked for in.
    words Array(LowCardinality(String)),
    text String,
    -- The n-th of each is of the n-th garment; its colours have blanks between.
    garment_kinds Array(LowCardinality(String)),
    garment_fabrics Array(LowCardinality(String)),
    garment_patterns Array(LowCardinality(String)),
    garment_colours Array(LowCardinality(String)),
    changed Int64,
    removed UInt8,
    INDEX slug_index slug TYPE bloom_filter GRANULARITY 1,
    INDEX tags_index tags TYPE text(tokenizer = 'array'),
    INDEX models_index models TYPE text(tokenizer = 'array'),
    INDEX colours_index colours TYPE text(tokenizer = 'array'),
    INDEX words_index words TYPE text(tokenizer = 'array')
)
ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}', changed, removed)
PARTITION BY build
ORDER BY (build, shelf, -show_date, collection, position, slug)
-- Where nothing has changed for a minute, one part is left, which FINAL reads as it is.
SETTINGS min_age_to_force_merge_seconds = 60, min_age_to_force_merge_on_partition_only = 1;

-- Up to which event items of a build are there.
CREATE TABLE IF NOT EXISTS {database}.search_entry_position ON CLUSTER '{cluster}'
(
    build String,
    position Int64
)
ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}', position)
ORDER BY build;
