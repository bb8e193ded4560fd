import { Worker } from 'node:worker_threads';
import { DomainError } from '@toile/platform';

/**
 * Draws in a thread of its own, because fonts and pages would hold up every other answer of the api. `onNews` is told
 * whatever the worker says and gives the file once it is there.
 * @throws DomainError pdf/unavailable when the thread ends without a file
 */
export function runWorker<News>(
  worker: URL,
  order: object,
  onNews: (news: News) => Buffer | undefined,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { execArgv: [] });
    thread.on('message', (news: News) => {
      const file = onNews(news);
      if (file) resolve(file);
    });
    thread.on('error', reject);
    // After a result this changes nothing.
    thread.on('exit', (code) =>
      reject(new DomainError('pdf/unavailable', `The drawing ended with ${code}.`)),
    );
    thread.postMessage(order);
  });
}
