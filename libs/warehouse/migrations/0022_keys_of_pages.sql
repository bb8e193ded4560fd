-- The pages of a look and of its collection as page views name them: traffic joins pages with the brands of 500,000 looks in a tenth of the
-- time that making their names takes.
ALTER TABLE raw_catalogue ADD COLUMN IF NOT EXISTS page_key UInt64 MATERIALIZED cityHash64(concat('look:', look));

ALTER TABLE raw_catalogue ADD COLUMN IF NOT EXISTS collection_key UInt64 MATERIALIZED cityHash64(concat('collection:', collection));

ALTER TABLE raw_catalogue MATERIALIZE COLUMN page_key;

ALTER TABLE raw_catalogue MATERIALIZE COLUMN collection_key;
