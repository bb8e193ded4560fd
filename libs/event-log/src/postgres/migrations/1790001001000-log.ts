import { ForwardMigration, type QueryRunner } from '@toile/database';

export class Log1790001001000 extends ForwardMigration {
  override readonly formerly = 'event-log/the log, its heads, consumer groups';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- One row a partition. Its lock, held to the commit, makes offset order commit order.
CREATE TABLE log_head (
  topic text NOT NULL,
  part int NOT NULL,
  start_offset bigint NOT NULL DEFAULT 0,
  next_offset bigint NOT NULL DEFAULT 0,
  last_appended_at timestamptz NOT NULL DEFAULT '-infinity',
  segment_records bigint NOT NULL,
  segment_end bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (topic, part)
) WITH (fillfactor = 20);

-- Every table partition is one segment: a range of offsets of one topic and partition.
CREATE TABLE log (
  topic text NOT NULL,
  part int NOT NULL,
  "offset" bigint NOT NULL,
  key text NOT NULL,
  headers jsonb NOT NULL,
  value bytea NOT NULL,
  appended_at timestamptz NOT NULL
) PARTITION BY RANGE (topic, part, "offset");

CREATE TABLE log_segment (
  topic text NOT NULL,
  part int NOT NULL,
  first_offset bigint NOT NULL,
  end_offset bigint NOT NULL,
  table_name text NOT NULL UNIQUE,
  PRIMARY KEY (topic, part, first_offset)
);

-- Keeps at least one whole empty segment ahead of a partition's head.
CREATE FUNCTION log_extend(wanted_topic text, wanted_part int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head log_head;
  segment text;
BEGIN
  SELECT * INTO STRICT head FROM log_head WHERE topic = wanted_topic AND part = wanted_part FOR UPDATE;
  WHILE head.segment_end - head.next_offset < head.segment_records LOOP
    segment := format('log_%s_%s_%s', head.topic, head.part, head.segment_end);
    EXECUTE format('CREATE TABLE %I (LIKE log INCLUDING DEFAULTS INCLUDING STORAGE, UNIQUE ("offset"))', segment);
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

-- A lease is held by the member that owns it while the member lives. A new owner gets a higher epoch.
CREATE TABLE log_member (
  group_name text NOT NULL,
  member text NOT NULL,
  topics text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (group_name, member)
);
CREATE TABLE log_lease (
  group_name text NOT NULL,
  topic text NOT NULL,
  part int NOT NULL,
  owner text,
  epoch bigint NOT NULL DEFAULT 0,
  next_offset bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (group_name, topic, part)
);
`);
  }
}
