import { parentPort } from 'node:worker_threads';
import { drawReport, type ReportOrder } from './draw-report.js';

parentPort?.once('message', async (order: ReportOrder) => {
  // Copied once, because a Buffer may be a window on memory that others use.
  const pdf = new Uint8Array(await drawReport(order));
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
