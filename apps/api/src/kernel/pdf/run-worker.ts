import { Worker } from 'node:worker_threads';
import { DomainError } from '@toile/platform';
import { Semaphore } from '../semaphore.js';

/** One drawing at a time, since pages are heavy and nobody waits for a second one; so many may wait for theirs. */
export const drawingSemaphore = (mostWaiting: number): Semaphore =>
  new Semaphore({
    atOnce: 1,
    mostWaiting,
    refusal: { code: 'pdf/throttled', message: 'Many files are being drawn. Try again in a minute.' },
  });

/** The largest board there can be takes a quarter of it. */
const LONGEST_MS = 120_000;

/**
 * Draws in a thread of its own, because fonts and pages would hold up every other answer of the api. `onNews` is told
 * whatever the worker says and gives the file once it is there.
 * @throws DomainError pdf/unavailable when the thread ends without a file, or takes two minutes
 */
export function runWorker<News>(
  worker: URL,
  order: object,
  onNews: (news: News) => Buffer | undefined,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { execArgv: [] });
    const timer = setTimeout(() => void thread.terminate(), LONGEST_MS);
    thread.on('message', (news: News) => {
      const file = onNews(news);
      if (!file) return;
      resolve(file);
      // Engines may go on waiting for work.
      void thread.terminate();
    });
    thread.on('error', reject);
    // After a result this changes nothing.
    thread.on('exit', (code) => {
      clearTimeout(timer);
      reject(new DomainError('pdf/unavailable', `The drawing ended with ${code}.`));
    });
    thread.postMessage(order);
  });
}
