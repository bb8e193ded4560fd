import pg from 'pg';
import { type LogRecord, OffsetOutOfRangeError, type ReadRequest, UnknownTopicError } from '../port.js';
import { copyOut } from './copy-out.js';

/** Bounds what one read holds in memory when the caller gives no limit of its own. */
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;

/** A range of offsets instead of LIMIT: the planner then needs one or two segments. */
const select = (topic: string, partition: number, from: number, end: number, maxBytes: number) => `
SELECT "offset", appended_at, key, nullif(headers, '{}')::text, value FROM (
  SELECT *, sum(octet_length(value)) OVER (ORDER BY "offset" ROWS UNBOUNDED PRECEDING) AS bytes
  FROM log WHERE topic = ${pg.escapeLiteral(topic)} AND part = ${partition} AND "offset" >= ${from} AND "offset" < ${end}
) AS candidates WHERE bytes <= ${maxBytes} OR "offset" = ${from} ORDER BY "offset"`;

export async function runRead(pool: pg.Pool, request: ReadRequest): Promise<LogRecord[]> {
  const { topic, partition, from, maxRecords, maxBytes = DEFAULT_MAX_BYTES } = request;
  const records: LogRecord[] = [];
  await copyOut(pool, select(topic, partition, from, from + maxRecords, maxBytes), (bytes, at) => {
    const row = readRow(bytes, at);
    // Past retention the first that is left has another offset.
    if (row.offset === from + records.length) records.push({ topic, partition, ...row });
  });
  if (records.length > 0) return records;
  const head = await readHead(pool, topic, partition);
  if (from < head.startOffset) throw new OffsetOutOfRangeError(topic, partition, from, head.startOffset);
  return records;
}

const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);
const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

/** A row of `select`: each field with its length before it, which is -1 where a record has no headers. */
function readRow(bytes: Buffer, at: number): Omit<LogRecord, 'topic' | 'partition'> {
  let place = at + COUNT_BYTES;
  const next = () => {
    const start = place + LENGTH_BYTES;
    place = start + Math.max(0, bytes.readInt32BE(place));
    return bytes.subarray(start, place);
  };
  const [offset, time, key, headers, value] = [next(), next(), next(), next(), next()];
  return {
    offset: Number(offset.readBigInt64BE()),
    key: key.toString(),
    headers: headers.length > 0 ? JSON.parse(headers.toString()) : {},
    // The driver uses its memory again.
    value: Buffer.from(value),
    appendedAt: new Date(POSTGRES_EPOCH_MS + Math.round(Number(time.readBigInt64BE()) / 1000)),
  };
}

export interface HeadOffsets {
  startOffset: number;
  endOffset: number;
}

export async function readHead(pool: pg.Pool, topic: string, partition: number): Promise<HeadOffsets> {
  const { rows } = await pool.query<{ start_offset: string; next_offset: string }>(
    'SELECT start_offset, next_offset FROM log_head WHERE topic = $1 AND part = $2',
    [topic, partition],
  );
  const row = rows[0];
  if (!row) throw new UnknownTopicError(`${topic}/${partition}`);
  return { startOffset: Number(row.start_offset), endOffset: Number(row.next_offset) };
}
