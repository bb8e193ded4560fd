-- What is on which board is counted by eight bytes of each; names are read of what is shown.
ALTER TABLE {database}.raw_moodboards
    ADD COLUMN IF NOT EXISTS board_key UInt64 MATERIALIZED cityHash64(moodboard),
    ADD COLUMN IF NOT EXISTS slug_key UInt64 MATERIALIZED cityHash64(slug);

ALTER TABLE {database}.raw_moodboards MATERIALIZE COLUMN board_key;

ALTER TABLE {database}.raw_moodboards MATERIALIZE COLUMN slug_key;
