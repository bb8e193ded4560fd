import { ForwardMigration, type QueryRunner } from '@toile/database';

export class SegmentUpkeep1790001002000 extends ForwardMigration {
  override readonly formerly = 'event-log/segments are kept up at little cost';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A segment is written once, read, and dropped. While records were appended PostgreSQL vacuumed what had only been
-- inserted, which read all of it again and wrote a whole page to the WAL for nearly every one, and each minute it
-- took statistics of 30,000 values that no query asks by. What was rolled back is vacuumed as before, and so is a
-- segment that is about to be too old for its transaction ids. Of offsets a small sample tells that they lie in order,
-- without which reads would sort.
CREATE FUNCTION log_keep_up(segment text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE IF EXISTS %I SET (autovacuum_vacuum_insert_threshold = -1),
    ALTER "offset" SET STATISTICS 1, ALTER topic SET STATISTICS 0, ALTER part SET STATISTICS 0,
    ALTER key SET STATISTICS 0, ALTER headers SET STATISTICS 0, ALTER value SET STATISTICS 0,
    ALTER appended_at SET STATISTICS 0', segment);
END $$;

CREATE OR REPLACE FUNCTION log_extend(wanted_topic text, wanted_part int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head log_head;
  segment text;
BEGIN
  SELECT * INTO STRICT head FROM log_head WHERE topic = wanted_topic AND part = wanted_part FOR UPDATE;
  WHILE head.segment_end - head.next_offset < head.segment_records LOOP
    segment := format('log_%s_%s_%s', head.topic, head.part, head.segment_end);
    EXECUTE format('CREATE TABLE %I (LIKE log INCLUDING DEFAULTS INCLUDING STORAGE, UNIQUE ("offset"))', segment);
    PERFORM log_keep_up(segment);
    -- ATTACH, unlike CREATE ... PARTITION OF, lets readers and appenders go on.
    EXECUTE format('ALTER TABLE log ATTACH PARTITION %I FOR VALUES FROM (%L, %s, %s) TO (%L, %s, %s)', segment,
      head.topic, head.part, head.segment_end,
      head.topic, head.part, head.segment_end + head.segment_records);
    INSERT INTO log_segment VALUES
      (head.topic, head.part, head.segment_end, head.segment_end + head.segment_records, segment);
    head.segment_end := head.segment_end + head.segment_records;
  END LOOP;
  UPDATE log_head SET segment_end = head.segment_end WHERE topic = wanted_topic AND part = wanted_part;
END $$;

-- Appends go on meanwhile, and a segment that is dropped meanwhile is not missed.
SELECT log_keep_up(table_name) FROM log_segment;
`);
  }
}
