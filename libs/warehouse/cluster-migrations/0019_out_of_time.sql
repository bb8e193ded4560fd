-- What happened more than 48 hours before it arrived, or at an impossible time, counts at no time; before this it was taken for now.
ALTER TABLE {database}.raw_tracking_local ON CLUSTER '{cluster}' ADD COLUMN IF NOT EXISTS is_out_of_time Bool AFTER is_staff;

CREATE OR REPLACE TABLE {database}.raw_tracking ON CLUSTER '{cluster}' AS {database}.raw_tracking_local ENGINE = Distributed('{cluster}', '{database}', 'raw_tracking_local', _partition);
