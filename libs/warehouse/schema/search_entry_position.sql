-- Up to which event items of a build are there.
CREATE TABLE search_entry_position
(
    build String,
    position Int64
)
ENGINE = ReplacingMergeTree(position)
ORDER BY build
