import { Worker } from 'node:worker_threads';
import type { LeadLag, Series, SeriesForecast } from '@toile/forecast';
import type { Pair } from '../domain/leads.js';

export interface PanelOrder {
  series: Series[];
  horizon: number;
  season: number;
}
export interface LeadsOrder {
  pairs: Pair[];
  most: number;
  season: number;
}

const workerOf = (name: string) =>
  new URL(`../../../../dist/features/forecasts/making/${name}.worker.js`, import.meta.url);
const FORECASTS = workerOf('forecast-round');
const LEADS = workerOf('find-leads');
/** A thousand series take a quarter of a minute on a core, as many pairs one. */
const LONGEST_MS = 600_000;

/** @throws Error when the thread ends without an answer, or takes ten minutes; the signal's reason when it is aborted */
export const forecastInThread = (order: PanelOrder, signal: AbortSignal): Promise<SeriesForecast[]> =>
  inThread(FORECASTS, order, signal);

/** Undefined of a pair that is too short, or does not move. @throws as `forecastInThread` */
export const leadsInThread = (order: LeadsOrder, signal: AbortSignal): Promise<(LeadLag | undefined)[]> =>
  inThread(LEADS, order, signal);

/** Seconds of arithmetic would hold up every answer of the api. */
function inThread<Answer>(worker: URL, order: object, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(worker, { execArgv: [] });
    const end = () => void thread.terminate();
    const timer = setTimeout(end, LONGEST_MS);
    signal.addEventListener('abort', end);
    thread.on('message', (answer: Answer) => {
      resolve(answer);
      end();
    });
    thread.on('error', reject);
    // After a result this changes nothing.
    thread.on('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      reject(signal.aborted ? signal.reason : new Error(`the thread ended with ${code}`));
    });
    thread.postMessage(order);
  });
}
