import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Block } from '@toile/warehouse';
import { trackingRecords } from './events.mjs';

const ROWS = 20_000;
/** What the engine reads fast, and the format in which blocks are handed over, with and without names of columns. */
export const FORMATS = ['RowBinary', 'JSONEachRow', 'JSONCompactEachRow'];

/**
 * The floor: rows of the same content, written to files beforehand in blocks of 20,000, nothing recorded or checked. Rows a second of
 * each format.
 */
export async function plainInserts(warehouse, events) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-rows-'));
  try {
    const blocks = [];
    for (let at = 0; at < events; at += ROWS) blocks.push(await writeBlock(warehouse, folder, at));
    const rates = {};
    for (const format of FORMATS) {
      await warehouse.command('DROP TABLE IF EXISTS toile.bench_plain SYNC');
      await warehouse.command('CREATE TABLE toile.bench_plain AS toile.raw_tracking');
      const started = performance.now();
      for (const block of blocks)
        await warehouse.command(
          `INSERT INTO toile.bench_plain FROM INFILE '${block}.${format}' FORMAT ${format}`,
        );
      rates[format] = events / ((performance.now() - started) / 1000);
    }
    return rates;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The engine writes the files, so that they are what it reads fastest. */
async function writeBlock(warehouse, folder, at) {
  await warehouse.command('DROP TABLE IF EXISTS toile.bench_rows SYNC');
  await warehouse.command('CREATE TABLE toile.bench_rows AS toile.raw_tracking');
  const block = new Block();
  trackingRecords(ROWS, at).forEach((record, index) => {
    block.add(rowOf(record, at + index));
  });
  await warehouse.insertBlock('toile.bench_rows', block, randomUUID());
  const file = join(folder, String(at));
  for (const format of FORMATS)
    await warehouse.command(
      `SELECT * FROM toile.bench_rows ORDER BY _offset INTO OUTFILE '${file}.${format}' FORMAT ${format}`,
    );
  return file;
}

function rowOf(record, offset) {
  const { id, occurred_at, correlation_id, data } = JSON.parse(record.value);
  return {
    ...data,
    _topic: 'tracking',
    _partition: 0,
    _offset: offset,
    ingest_hour: Math.floor(Date.parse(occurred_at) / 3_600_000) * 3600,
    event_id: id,
    correlation_id,
    occurred_at: Date.parse(occurred_at),
    received_at: Date.parse(data.received_at),
    entity: `look:${data.target}`,
    route_params: JSON.stringify(data.route_params),
    query: JSON.stringify(data.query),
  };
}
