import { parentPort } from 'node:worker_threads';
import { forecastPanel } from '@toile/forecast';
import type { PanelOrder } from './in-thread.js';

parentPort?.once('message', ({ series, horizon, season }: PanelOrder) => {
  parentPort?.postMessage([...forecastPanel(series, { horizon, season })]);
});
