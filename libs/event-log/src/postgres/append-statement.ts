import type pg from 'pg';
import { partitionOfKey } from '../partition-of-key.js';
import type { NewRecord, Position } from '../port.js';

interface HeadRow {
  head: string;
  first_offset: string;
  room: string;
  segment_records: string;
}

interface Head {
  topic: string;
  partition: number;
  /** Indexes of the records in the batch, in order. */
  records: number[];
}

/**
 * Heads are locked in sorted order, so two batches never wait for each other in a circle, and the locks are held to
 * the commit. A row that another batch has just changed is read again after its lock is given. Values travel as one
 * binary parameter, which spares their hexadecimal form; the last one, since the driver makes room anew for what follows it.
 */
const APPEND = `
WITH batch AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS b(topic, part, records, head)
), locked AS MATERIALIZED (
  SELECT h.topic, h.part, b.records, b.head FROM log_head h JOIN batch b USING (topic, part)
  ORDER BY h.topic, h.part FOR UPDATE OF h
), heads AS (
  UPDATE log_head h SET
    next_offset = h.next_offset + l.records,
    last_appended_at = greatest(h.last_appended_at, date_trunc('milliseconds', clock_timestamp()))
  FROM locked l WHERE h.topic = l.topic AND h.part = l.part
  RETURNING l.head, h.topic, h.part, h.next_offset - l.records AS first_offset, h.last_appended_at AS appended_at,
    h.segment_end - h.next_offset AS room, h.segment_records
), stored AS (
  INSERT INTO log (topic, part, "offset", key, headers, value, appended_at)
  SELECT h.topic, h.part, h.first_offset + r.ordinal, r.key, coalesce(r.headers::jsonb, '{}'),
    substring($10::bytea FROM r.start FOR r.length), h.appended_at
  FROM unnest($4::text[], $5::text[], $6::int[], $7::int[], $8::int[], $9::int[])
    AS r(key, headers, start, length, head, ordinal) JOIN heads h USING (head)
)
SELECT head, first_offset, room, segment_records FROM heads`;

/** The same for records of one partition, as those of one visitor or one stream are: no order of locks to keep. */
const APPEND_TO_ONE = `
WITH heads AS (
  UPDATE log_head SET
    next_offset = next_offset + $3::int,
    last_appended_at = greatest(last_appended_at, date_trunc('milliseconds', clock_timestamp()))
  WHERE topic = $1 AND part = $2::int
  RETURNING topic, part, next_offset - $3::int AS first_offset, last_appended_at AS appended_at,
    segment_end - next_offset AS room, segment_records
), stored AS (
  INSERT INTO log (topic, part, "offset", key, headers, value, appended_at)
  SELECT h.topic, h.part, h.first_offset + r.number - 1, r.key, coalesce(r.headers::jsonb, '{}'),
    substring($8::bytea FROM r.start FOR r.length), h.appended_at
  FROM heads h, unnest($4::text[], $5::text[], $6::int[], $7::int[])
    WITH ORDINALITY AS r(key, headers, start, length, number)
)
SELECT 1 AS head, first_offset, room, segment_records FROM heads`;

/** Appends one batch with one statement. `partitions` holds the partition count of every topic in it. */
export async function runAppend(
  queryable: pg.Pool | pg.PoolClient,
  records: readonly NewRecord[],
  partitions: ReadonlyMap<string, number>,
): Promise<{ positions: Position[]; runningOut: Head[] }> {
  const heads = headsOf(records, partitions);
  const { rows } = await queryable.query<HeadRow>(statement(heads, records));
  if (rows.length !== heads.length)
    throw new Error('a partition has no head: the log was not migrated whole');
  const positions = new Array<Position>(records.length);
  const runningOut: Head[] = [];
  for (const row of rows) {
    const head = heads[Number(row.head) - 1];
    if (!head) continue;
    const first = Number(row.first_offset);
    head.records.forEach((record, ordinal) => {
      positions[record] = { topic: head.topic, partition: head.partition, offset: first + ordinal };
    });
    if (Number(row.room) < Number(row.segment_records)) runningOut.push(head);
  }
  return { positions, runningOut };
}

function headsOf(records: readonly NewRecord[], partitions: ReadonlyMap<string, number>): Head[] {
  const heads = new Map<string, Head>();
  records.forEach(({ topic, key }, index) => {
    const partition = partitionOfKey(key, partitions.get(topic) ?? 1);
    const name = `${topic}/${partition}`;
    const head = heads.get(name);
    if (head) head.records.push(index);
    else heads.set(name, { topic, partition, records: [index] });
  });
  return [...heads.values()];
}

function statement(heads: readonly Head[], records: readonly NewRecord[]): pg.QueryConfig {
  const headOf: number[] = [];
  const ordinals: number[] = [];
  const keys: string[] = [];
  const headers: (string | null)[] = [];
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: Buffer[] = [];
  let start = 1;
  heads.forEach((head, index) => {
    head.records.forEach((at, ordinal) => {
      const record = records[at];
      if (!record) return;
      headOf.push(index + 1);
      ordinals.push(ordinal);
      keys.push(record.key);
      headers.push(textOf(record.headers));
      starts.push(start);
      lengths.push(record.value.length);
      values.push(record.value);
      start += record.value.length;
    });
  });
  // An empty array stands for one of nothing but NULL.
  const given = headers.some((one) => one !== null) ? headers : [];
  const shared = [keys, given, numbers(starts), numbers(lengths)];
  const bytes = Buffer.concat(values);
  const [one] = heads;
  if (one && heads.length === 1) {
    const own = [one.topic, one.partition, one.records.length];
    return { name: 'log-append-to-one', text: APPEND_TO_ONE, values: [...own, ...shared, bytes] };
  }
  const own = [
    heads.map((head) => head.topic),
    numbers(heads.map((head) => head.partition)),
    numbers(heads.map((head) => head.records.length)),
  ];
  const places = [numbers(headOf), numbers(ordinals)];
  return { name: 'log-append', text: APPEND, values: [...own, ...shared, ...places, bytes] };
}

/** Nothing for no headers: PostgreSQL would read as many as there are records. */
function textOf(headers: NewRecord['headers']): string | null {
  for (const _ in headers) return JSON.stringify(headers);
  return null;
}

/** An array literal; node-postgres would look at every number again. */
function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
