-- What each of 64 parts of the visitors did of what led to a brand, from which intervals are drawn. Hours and days are sealed again from raw
-- rows: the ledger forgets its seals too. Until then figures read raw rows.
ALTER TABLE {database}.led_views_hour ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS parts Array(Tuple(part UInt8, n UInt64));

ALTER TABLE {database}.led_views_days ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS parts Array(Tuple(part UInt8, n UInt64));
