import { randomUUID } from 'node:crypto';
import { NativeBlock } from '@toile/warehouse';
import { trackingRecords } from './events.mjs';

/** The floor: rows of the same content in the same format, made beforehand, in blocks of 20,000, nothing recorded or checked. */
export async function plainInserts(warehouse, events) {
  const table = 'toile.bench_plain';
  await warehouse.command(`DROP TABLE IF EXISTS ${table} SYNC`);
  await warehouse.command(`CREATE TABLE ${table} AS toile.raw_tracking`);
  const types = await warehouse.rows(
    "SELECT name, type FROM system.columns WHERE database = 'toile' AND table = 'raw_tracking'",
  );
  const blocks = Array.from({ length: events / 20_000 }, (_, block) => {
    const rows = new NativeBlock(Object.fromEntries(types.map(({ name, type }) => [name, type])));
    trackingRecords(20_000, block * 20_000).forEach((record, index) => {
      const row = rowOf(record, block * 20_000 + index);
      rows.add(types.map(({ name, type }) => row[name] ?? EMPTY[type] ?? ''));
    });
    return { columns: rows.columns, bytes: bytesOf(rows) };
  });
  const started = performance.now();
  for (const block of blocks) await warehouse.insertBlock(table, block, randomUUID());
  return events / ((performance.now() - started) / 1000);
}

const EMPTY = { 'Array(String)': [], UInt32: 0, Bool: false };

function bytesOf(rows) {
  const bytes = rows.bytes();
  return () => bytes;
}

function rowOf(record, offset) {
  const { id, occurred_at, correlation_id, data } = JSON.parse(record.value);
  return {
    ...{ ...data, occurred_at, correlation_id, event_id: id, entity: `look:${data.target}` },
    ...{ _topic: 'tracking', _partition: 0, _offset: offset },
    ingest_hour: Math.floor(Date.parse(occurred_at) / 3_600_000) * 3600,
    route_params: JSON.stringify(data.route_params),
    query: JSON.stringify(data.query),
  };
}
