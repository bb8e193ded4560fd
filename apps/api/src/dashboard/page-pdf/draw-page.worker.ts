import { parentPort } from 'node:worker_threads';
import { drawPage } from './draw-page.js';
import type { PageOrder } from './page-order.js';

parentPort?.once('message', async (order: PageOrder) => {
  // Copied once, because a Buffer may be a window on memory that others use.
  const pdf = new Uint8Array(await drawPage(order));
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
