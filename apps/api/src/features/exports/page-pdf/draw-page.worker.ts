import { parentPort } from 'node:worker_threads';
import type { PageDocument } from './draw-page.js';
import { drawPage } from './draw-page.js';

interface PageToDraw {
  order: PageDocument;
  pictures: Map<string, Uint8Array>;
}

parentPort?.once('message', async ({ order, pictures }: PageToDraw) => {
  // Copied once, because a Buffer may be a window on memory that others use.
  const pdf = new Uint8Array(await drawPage(order, pictures));
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
