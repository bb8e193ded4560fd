import type pg from 'pg';
import type { LogRecord } from '../port.js';
import { orUnavailable } from './connection-errors.js';
import { inTransaction } from './in-transaction.js';
import { runRead } from './read-statement.js';

/** A whole segment of one partition: offsets from `first` up to, without, `end`. */
export interface Segment {
  topic: string;
  partition: number;
  first: number;
  end: number;
}

/** Reads an export back, in order of offsets. */
export type ReadExport = (segment: Segment) => AsyncIterable<LogRecord>;

/** The export of a segment is not the segment: it stays in the log. */
export class UnverifiedExportError extends Error {
  readonly code = 'log/unverified-export';
  constructor({ topic, partition }: Segment, offset: number, reason: string) {
    super(`the export of ${topic}/${partition} differs at offset ${offset}: ${reason}`);
  }
}

/** A consumer group has not read all of a segment: it stays in the log. */
export class SegmentInUseError extends Error {
  readonly code = 'log/segment-in-use';
  constructor({ topic, partition, end }: Segment, group: string, committed: number) {
    super(`the group ${group} has read ${topic}/${partition} up to ${committed} only, not to ${end}`);
  }
}

const PAGE_RECORDS = 1_000;

/**
 * Drops the segments of a partition that lie wholly before the offset `before`, oldest first, and returns them. Each
 * one goes only after every record of it was read back from its export and found equal, and when every group that
 * ever had the partition is past it. A drop is one transaction; what was dropped before an error stays dropped.
 * Throws `UnverifiedExportError`, `SegmentInUseError`, `LogUnavailableError`.
 */
export async function dropSegmentsBefore(
  pool: pg.Pool,
  { topic, partition, before }: { topic: string; partition: number; before: number },
  readExport: ReadExport,
): Promise<Segment[]> {
  const dropped: Segment[] = [];
  for (const segment of await orUnavailable(segmentsBefore(pool, topic, partition, before))) {
    await verify(pool, segment, readExport(segment));
    await orUnavailable(inTransaction(pool, (client) => drop(client, segment)));
    dropped.push(segment);
  }
  return dropped;
}

/** Full segments only: the one that is being written and those ahead of it are never candidates. */
async function segmentsBefore(
  pool: pg.Pool,
  topic: string,
  partition: number,
  before: number,
): Promise<Segment[]> {
  const { rows } = await pool.query<{ first_offset: string; end_offset: string }>(
    `SELECT s.first_offset, s.end_offset FROM log_segment s JOIN log_head h USING (topic, part)
     WHERE topic = $1 AND part = $2 AND s.end_offset <= least($3, h.next_offset) ORDER BY s.first_offset`,
    [topic, partition, before],
  );
  return rows.map((row) => ({
    topic,
    partition,
    first: Number(row.first_offset),
    end: Number(row.end_offset),
  }));
}

async function verify(pool: pg.Pool, segment: Segment, exported: AsyncIterable<LogRecord>): Promise<void> {
  const { topic, partition, first, end } = segment;
  let next = first;
  let page: LogRecord[] = [];
  let at = 0;
  for await (const record of exported) {
    if (next === end) throw new UnverifiedExportError(segment, next, 'it has more records');
    if (at === page.length) {
      const maxRecords = Math.min(PAGE_RECORDS, end - next);
      page = await orUnavailable(runRead(pool, { topic, partition, from: next, maxRecords }));
      at = 0;
    }
    const reason = difference(page[at], record);
    if (reason) throw new UnverifiedExportError(segment, next, reason);
    next += 1;
    at += 1;
  }
  if (next < end) throw new UnverifiedExportError(segment, next, 'it ends here');
}

function difference(logged: LogRecord | undefined, exported: LogRecord): string | undefined {
  if (!logged) return 'the log has no such record';
  for (const field of ['topic', 'partition', 'offset', 'key'] as const)
    if (logged[field] !== exported[field]) return `another ${field}`;
  if (!logged.value.equals(exported.value)) return 'another value';
  if (logged.appendedAt.getTime() !== exported.appendedAt.getTime()) return 'another time';
  const names = Object.keys(logged.headers);
  const sameHeaders =
    names.length === Object.keys(exported.headers).length &&
    names.every((name) => logged.headers[name] === exported.headers[name]);
  return sameHeaders ? undefined : 'other headers';
}

async function drop(client: pg.PoolClient, segment: Segment): Promise<void> {
  const { topic, partition, first, end } = segment;
  // Dropping a partition of the table waits for every reader and holds up those who come after: rather try again later.
  await client.query("SET LOCAL lock_timeout = '3s'");
  await client.query('SELECT 1 FROM log_head WHERE topic = $1 AND part = $2 FOR UPDATE', [topic, partition]);
  const behind = await client.query<{ group_name: string; next_offset: string }>(
    'SELECT group_name, next_offset FROM log_lease WHERE topic = $1 AND part = $2 AND next_offset < $3 LIMIT 1',
    [topic, partition, end],
  );
  const slowest = behind.rows[0];
  if (slowest) throw new SegmentInUseError(segment, slowest.group_name, Number(slowest.next_offset));
  const { rows } = await client.query<{ table_name: string }>(
    'DELETE FROM log_segment WHERE topic = $1 AND part = $2 AND first_offset = $3 RETURNING table_name',
    [topic, partition, first],
  );
  const table = rows[0]?.table_name;
  // Another run of the same was faster.
  if (table === undefined) return;
  await client.query(`DROP TABLE ${client.escapeIdentifier(table)}`);
  await client.query('UPDATE log_head SET start_offset = $3 WHERE topic = $1 AND part = $2', [
    topic,
    partition,
    end,
  ]);
}
