-- What each of 64 parts of the visitors did, from which intervals are drawn, and page views by what they are about. Hours and days are
-- sealed again from raw rows: the ledger forgets its seals too. Until then figures read raw rows.
ALTER TABLE page_views_hour ADD COLUMN IF NOT EXISTS parts Array(Tuple(part UInt8, n UInt64));

ALTER TABLE page_views_hour ADD COLUMN IF NOT EXISTS entity_key UInt64 MATERIALIZED cityHash64(entity);

ALTER TABLE page_views_days ADD COLUMN IF NOT EXISTS parts Array(Tuple(part UInt8, n UInt64));

ALTER TABLE page_views_days ADD COLUMN IF NOT EXISTS entity_key UInt64 MATERIALIZED cityHash64(entity);

ALTER TABLE search_sets_hour ADD COLUMN IF NOT EXISTS parts Array(Tuple(country String, part UInt8, n UInt64));

ALTER TABLE search_sets_days ADD COLUMN IF NOT EXISTS parts Array(Tuple(country String, part UInt8, n UInt64));
