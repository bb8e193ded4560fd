import { parentPort } from 'node:worker_threads';
import { leadLag } from '@toile/forecast';
import type { LeadsOrder } from './in-thread.js';

parentPort?.once('message', ({ pairs, most, season }: LeadsOrder) => {
  parentPort?.postMessage(
    pairs.map(({ first, second }, seed) => leadLag(first, second, { season, most, seed })),
  );
});
