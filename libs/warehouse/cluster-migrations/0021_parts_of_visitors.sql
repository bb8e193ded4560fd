-- What each of 64 parts of the visitors did, from which intervals are drawn, and page views by what they are about. Hours and days are
-- sealed again from raw rows: the ledger forgets its seals too. Until then figures read raw rows.
ALTER TABLE {database}.page_views_hour ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS parts Array(Tuple(part UInt8, n UInt64));

ALTER TABLE {database}.page_views_hour ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS entity_key UInt64 MATERIALIZED cityHash64(entity);

ALTER TABLE {database}.page_views_days ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS parts Array(Tuple(part UInt8, n UInt64));

ALTER TABLE {database}.page_views_days ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS entity_key UInt64 MATERIALIZED cityHash64(entity);

ALTER TABLE {database}.search_sets_hour ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS parts Array(Tuple(country String, part UInt8, n UInt64));

ALTER TABLE {database}.search_sets_days ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS parts Array(Tuple(country String, part UInt8, n UInt64));
