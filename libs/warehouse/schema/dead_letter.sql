-- Records that could not be decoded, or that a relay brought twice: key, headers and bytes (base64) as they were, and why. They can be corrected and re-driven.
CREATE TABLE dead_letter
(
    _topic LowCardinality(String),
    _partition UInt16,
    _offset UInt64,
    ingest_hour DateTime('UTC'),
    event_id UUID,
    reason String,
    key String,
    headers String,
    value_base64 String
)
ENGINE = MergeTree
PARTITION BY (_topic, toDate(ingest_hour))
ORDER BY (_topic, _partition, _offset)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
