-- Looks and places on boards are told apart by eight bytes before they are by their names: four times less to read and sort.
ALTER TABLE {database}.raw_catalogue ADD COLUMN IF NOT EXISTS look_key UInt64 MATERIALIZED cityHash64(look);

ALTER TABLE {database}.raw_catalogue MATERIALIZE COLUMN look_key;

ALTER TABLE {database}.raw_moodboards ADD COLUMN IF NOT EXISTS place_key UInt64 MATERIALIZED cityHash64(moodboard, slug);

ALTER TABLE {database}.raw_moodboards MATERIALIZE COLUMN place_key;
