import { parentPort } from 'node:worker_threads';
import type { PageDocument } from './draw-page.js';
import { drawPage } from './draw-page.js';

parentPort?.once('message', async (order: PageDocument) => {
  // Copied once, because a Buffer may be a window on memory that others use.
  const pdf = new Uint8Array(await drawPage(order));
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
