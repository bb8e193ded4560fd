import { randomUUID } from 'node:crypto';
import { trackingRecords } from './events.mjs';

/** The floor: rows of the same content, made beforehand, in blocks of 20,000, nothing recorded or checked. */
export async function plainInserts(warehouse, events) {
  const table = 'toile.bench_plain';
  await warehouse.command(`DROP TABLE IF EXISTS ${table} SYNC`);
  await warehouse.command(`CREATE TABLE ${table} AS toile.raw_tracking`);
  const [{ columns }] = await warehouse.rows(
    "SELECT groupArray(name) AS columns FROM system.columns WHERE database = 'toile' AND table = 'raw_tracking'",
  );
  const blocks = Array.from({ length: events / 20_000 }, (_, block) =>
    trackingRecords(20_000, block * 20_000).map((record, index) => {
      const { id, occurred_at, correlation_id, data } = JSON.parse(record.value);
      const row = { ...data, occurred_at, correlation_id, event_id: id, _topic: 'tracking', _partition: 0 };
      row._offset = block * 20_000 + index;
      row.ingest_hour = `${occurred_at.slice(0, 13)}:00:00`;
      row.route_params = JSON.stringify(row.route_params);
      row.query = JSON.stringify(row.query);
      return columns.map((name) => row[name]).join('\t');
    }),
  );
  const started = performance.now();
  for (const lines of blocks) await warehouse.insertBlock(table, columns, lines, randomUUID());
  return events / ((performance.now() - started) / 1000);
}
