import { Semaphore } from '../concurrency/semaphore.js';

/** One drawing at a time, since pages are heavy and nobody waits for a second one; so many may wait for theirs. */
export const drawingSemaphore = (mostWaiting: number): Semaphore =>
  new Semaphore({
    ...{ atOnce: 1, mostWaiting },
    refusal: { code: 'pdf/throttled', message: 'Many files are being drawn. Try again in a minute.' },
  });
