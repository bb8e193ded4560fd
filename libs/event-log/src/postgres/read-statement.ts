import type pg from 'pg';
import { type LogRecord, OffsetOutOfRangeError, type ReadRequest, UnknownTopicError } from '../port.js';

/** Bounds what one read holds in memory when the caller gives no limit of its own. */
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;

/** A range of offsets instead of LIMIT: the planner then needs one or two segments. */
const READ = `
SELECT "offset", key, headers::text, value, at FROM (
  SELECT "offset", key, headers, value, (extract(epoch FROM appended_at) * 1000)::bigint AS at,
    sum(octet_length(value)) OVER (ORDER BY "offset" ROWS UNBOUNDED PRECEDING) AS bytes
  FROM log WHERE topic = $1 AND part = $2 AND "offset" >= $3 AND "offset" < $4
) AS candidates WHERE bytes <= $5 OR "offset" = $3 ORDER BY "offset"`;

type Row = [offset: string, key: string, headers: string, value: Buffer, at: string];

export async function runRead(pool: pg.Pool, request: ReadRequest): Promise<LogRecord[]> {
  const { topic, partition, from, maxRecords } = request;
  const { rows } = await pool.query<Row>({
    name: 'log-read',
    text: READ,
    rowMode: 'array',
    values: [topic, partition, from, from + maxRecords, request.maxBytes ?? DEFAULT_MAX_BYTES],
  });
  const first = rows[0];
  if (!first || Number(first[0]) !== from) {
    const head = await readHead(pool, topic, partition);
    if (from < head.startOffset) throw new OffsetOutOfRangeError(topic, partition, from, head.startOffset);
    return [];
  }
  return rows.map(([offset, key, headers, value, at]) => ({
    topic,
    partition,
    offset: Number(offset),
    key,
    headers: headers === '{}' ? {} : (JSON.parse(headers) as Record<string, string>),
    value,
    appendedAt: new Date(Number(at)),
  }));
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
