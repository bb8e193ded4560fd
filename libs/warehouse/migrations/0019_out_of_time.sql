-- What happened more than 48 hours before it arrived, or at an impossible time, counts at no time; before this it was taken for now.
ALTER TABLE raw_tracking ADD COLUMN IF NOT EXISTS is_out_of_time Bool AFTER is_staff;
