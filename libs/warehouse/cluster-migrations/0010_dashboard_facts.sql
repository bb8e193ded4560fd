-- What figures ask about looks and collections, read out of the messages once.
ALTER TABLE {database}.raw_catalogue
    ADD COLUMN IF NOT EXISTS look String MATERIALIZED JSONExtractString(data, 'look'),
    ADD COLUMN IF NOT EXISTS collection String MATERIALIZED JSONExtractString(data, 'collection'),
    ADD COLUMN IF NOT EXISTS designer LowCardinality(String) MATERIALIZED JSONExtractString(data, 'designer'),
    ADD COLUMN IF NOT EXISTS season LowCardinality(String) MATERIALIZED JSONExtractString(data, 'season'),
    ADD COLUMN IF NOT EXISTS look_type LowCardinality(String) MATERIALIZED JSONExtractString(data, 'type'),
    ADD COLUMN IF NOT EXISTS city LowCardinality(String) MATERIALIZED JSONExtractString(data, 'city'),
    ADD COLUMN IF NOT EXISTS show_date DateTime('UTC') MATERIALIZED toDateTime(parseDateTimeBestEffortOrZero(JSONExtractString(data, 'show_date'), 'UTC'), 'UTC'),
    ADD COLUMN IF NOT EXISTS tags Array(LowCardinality(String)) MATERIALIZED JSONExtract(data, 'tags', 'Array(String)'),
    ADD COLUMN IF NOT EXISTS models Array(String) MATERIALIZED JSONExtract(data, 'models', 'Array(String)'),
    ADD COLUMN IF NOT EXISTS colours Array(LowCardinality(String)) MATERIALIZED JSONExtract(data, 'colours', 'Array(String)');

-- Which board gained or lost which picture.
ALTER TABLE {database}.raw_moodboards
    ADD COLUMN IF NOT EXISTS moodboard String MATERIALIZED JSONExtractString(data, 'moodboard'),
    ADD COLUMN IF NOT EXISTS media_type LowCardinality(String) MATERIALIZED JSONExtractString(data, 'media_type'),
    ADD COLUMN IF NOT EXISTS slug String MATERIALIZED JSONExtractString(data, 'slug');
