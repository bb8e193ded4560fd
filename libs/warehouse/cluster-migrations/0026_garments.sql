-- What each garment of a look is, so that tags and colours can be asked to meet on the same one. Looks that were published before have none.
ALTER TABLE {database}.raw_catalogue ADD COLUMN IF NOT EXISTS garments Array(String) MATERIALIZED JSONExtract(data, 'garments', 'Array(String)');

ALTER TABLE {database}.raw_catalogue MATERIALIZE COLUMN garments;
