import { parentPort } from 'node:worker_threads';
import { type PackedRecords, RecordBatch } from '@toile/event-log/batch';
import { RowMaker } from './to-rows.js';

const maker = new RowMaker();

/**
 * Makes rows of a batch's records, as `Decoder` asks for it. What it throws ends the thread, which the asker is told. Of the libraries
 * only these doors are used: the embedded engine must not be loaded into a thread that ends before the process does.
 */
parentPort?.on('message', (packed: PackedRecords) => {
  const rows = maker.toRows(new RecordBatch(packed));
  parentPort?.postMessage(rows, [rows.raw.block.bytes.buffer, rows.dead.block.bytes.buffer]);
});
