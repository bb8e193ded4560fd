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
  await copyOut(pool, select(topic, partition, from, from + maxRecords, maxBytes), (bytes, at, end) =>
    records.push(toRecord(topic, partition, bytes, at, end, records.at(-1)?.appendedAt)),
  );
  if (records[0]?.offset === from) return records;
  const head = await readHead(pool, topic, partition);
  if (from < head.startOffset) throw new OffsetOutOfRangeError(topic, partition, from, head.startOffset);
  return [];
}

const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

/** Fields in the order of the SELECT; the first two have eight bytes each. Records of one append share its time. */
function toRecord(
  topic: string,
  partition: number,
  bytes: Buffer,
  at: number,
  end: number,
  last?: Date,
): LogRecord {
  const micros = bytes.readInt32BE(at + 18) * 2 ** 32 + bytes.readUInt32BE(at + 22);
  const ms = POSTGRES_EPOCH_MS + Math.round(micros / 1000);
  const key = at + 30;
  const keyEnd = key + bytes.readInt32BE(at + 26);
  const headers = keyEnd + 4;
  const headersEnd = headers + Math.max(0, bytes.readInt32BE(keyEnd));
  return {
    topic,
    partition,
    offset: bytes.readUInt32BE(at + 6) * 2 ** 32 + bytes.readUInt32BE(at + 10),
    key: bytes.toString('utf8', key, keyEnd),
    headers: headersEnd > headers ? JSON.parse(bytes.toString('utf8', headers, headersEnd)) : {},
    value: bytes.subarray(headersEnd + 4, end),
    appendedAt: last?.getTime() === ms ? last : new Date(ms),
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
