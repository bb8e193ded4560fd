-- Of the version before (`search_entry_position` now): nothing writes or reads it any more.
CREATE TABLE search_position
(
    build String,
    position Int64
)
ENGINE = ReplacingMergeTree(position)
ORDER BY build
