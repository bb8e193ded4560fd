import { parentPort } from 'node:worker_threads';
import { type Workbook, writeWorkbook } from './write-workbook.js';

parentPort?.once('message', async (book: Workbook) => {
  const bytes = await writeWorkbook(book);
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
