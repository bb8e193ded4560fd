import { DomainError } from '@toile/platform';
import pLimit, { type LimitFunction } from 'p-limit';

interface Bounds {
  atOnce: number;
  mostWaiting: number;
  /** Who has not begun by then is turned away; without it they wait for as long as it takes. */
  longestWaitMs?: number;
  /** What those turned away are told. */
  refusal: { code: string; message: string };
}

/**
 * Bounds heavy work by p-limit: so many at once, the others wait in order, and who would wait behind too many is turned away
 * at once instead of holding memory.
 */
export class Semaphore {
  readonly #limit: LimitFunction;

  constructor(private readonly bounds: Bounds) {
    this.#limit = pLimit(bounds.atOnce);
  }

  /** @throws DomainError the bounds' refusal when too many wait already, or it took too long */
  run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, mostWaiting, longestWaitMs, refusal } = this.bounds;
    const refused = () => new DomainError(refusal.code, refusal.message);
    const { activeCount, pendingCount } = this.#limit;
    if (activeCount >= atOnce && pendingCount >= mostWaiting) return Promise.reject(refused());
    if (longestWaitMs === undefined) return this.#limit(work);
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(refused());
      }, longestWaitMs);
      const begin = async () => {
        clearTimeout(timer);
        if (!isLate) resolve(await work());
      };
      this.#limit(begin).catch(reject);
    });
  }
}
