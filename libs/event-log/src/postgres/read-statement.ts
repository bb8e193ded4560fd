import pg from 'pg';
import { OffsetOutOfRangeError, type ReadRequest, UnknownTopicError } from '../port.js';
import { type BatchMemory, Packing, type RecordBatch } from '../record-batch.js';
import { copyOut } from './copy-out.js';

/** Bounds what one read holds in memory when the caller gives no limit of its own. */
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;

/** A range of offsets instead of LIMIT: the planner then needs one or two segments. */
const select = (topic: string, partition: number, from: number, end: number, maxBytes: number) => `
SELECT "offset", appended_at, key, nullif(headers, '{}')::text, value FROM (
  SELECT *, sum(octet_length(value)) OVER (ORDER BY "offset" ROWS UNBOUNDED PRECEDING) AS bytes
  FROM log WHERE topic = ${pg.escapeLiteral(topic)} AND part = ${partition} AND "offset" >= ${from} AND "offset" < ${end}
) AS candidates WHERE bytes <= ${maxBytes} OR "offset" = ${from} ORDER BY "offset"`;

/** @param memory that nobody uses, for the batch to lie in */
export async function runRead(
  pool: pg.Pool,
  request: ReadRequest,
  memory?: BatchMemory,
): Promise<RecordBatch> {
  const { topic, partition, from, maxRecords, maxBytes = DEFAULT_MAX_BYTES } = request;
  const records = new Packing(topic, partition, from, memory);
  await copyOut(pool, select(topic, partition, from, from + maxRecords, maxBytes), (row, at) => {
    // Past retention the first that is left has another offset.
    if (readInt64(row, at + OFFSET_AT) === from + records.count)
      records.add(row, at + RECORD_AT, POSTGRES_EPOCH_MS + Math.round(readInt64(row, at + TIME_AT) / 1000));
  });
  const batch = records.batch();
  if (batch.length > 0) return batch;
  batch.release();
  const head = await readHead(pool, topic, partition);
  if (from < head.startOffset) throw new OffsetOutOfRangeError(topic, partition, from, head.startOffset);
  return batch;
}

const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);
/** Places in a row, whose first two fields have eight bytes each; key, headers and value are laid out as a batch has them. */
const OFFSET_AT = 6;
const TIME_AT = 18;
const RECORD_AT = 26;

const readInt64 = (bytes: Buffer, at: number) => bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);

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
