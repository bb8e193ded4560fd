-- Of the version before (`search_entry` now): nothing writes or reads it any more.
CREATE TABLE search_item
(
    build String,
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
    tags Array(LowCardinality(String)),
    models Array(LowCardinality(String)),
    colours Array(LowCardinality(String)),
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
    removed UInt8
)
ENGINE = ReplacingMergeTree(changed, removed)
PARTITION BY build
ORDER BY (build, shelf, slug)
