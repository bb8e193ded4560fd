/** Migrations of the log's tables, in order. One that has been released is never edited. */
export const MIGRATIONS: readonly { version: number; name: string; sql: string }[] = [
  {
    version: 1,
    name: 'the log, its heads, consumer groups',
    sql: `
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
`,
  },
  {
    version: 2,
    name: 'segments are kept up at little cost',
    sql: `
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
`,
  },
];
