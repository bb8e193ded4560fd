import { Worker } from 'node:worker_threads';
import type { Series, SeriesForecast } from '@toile/forecast';

export interface PanelOrder {
  series: Series[];
  horizon: number;
  season: number;
}

const WORKER = new URL(
  '../../../../dist/features/forecasts/making/forecast-round.worker.js',
  import.meta.url,
);
/** A thousand series take a quarter of a minute on a core. */
const LONGEST_MS = 300_000;

/**
 * Forecasts in a thread of its own: seconds of arithmetic would hold up every answer of the api.
 * @throws Error when the thread ends without an answer, or takes five minutes; the signal's reason when it is aborted
 */
export function forecastInThread(order: PanelOrder, signal: AbortSignal): Promise<SeriesForecast[]> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(WORKER, { execArgv: [] });
    const end = () => void thread.terminate();
    const timer = setTimeout(end, LONGEST_MS);
    signal.addEventListener('abort', end);
    thread.on('message', (made: SeriesForecast[]) => {
      resolve(made);
      end();
    });
    thread.on('error', reject);
    // After a result this changes nothing.
    thread.on('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      reject(signal.aborted ? signal.reason : new Error(`forecasting ended with ${code}`));
    });
    thread.postMessage(order);
  });
}
