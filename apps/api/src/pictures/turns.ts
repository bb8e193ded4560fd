import { DomainError } from '@toile/platform';

interface Bounds {
  atOnce: number;
  mostWaiting: number;
  /** Who has not begun by then is turned away; without it they wait for as long as it takes. */
  longestWaitMs?: number;
  /** What those turned away are told. */
  refusal: { code: string; message: string };
}

/**
 * Bounds heavy work: so many at once, the others wait their turn in order, and who would wait behind too many is
 * turned away at once instead of holding memory.
 */
export class Turns {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly bounds: Bounds) {}

  /** @throws DomainError the bounds' refusal when too many wait already, or it took too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.bounds.atOnce) this.#running += 1;
    else if (this.#waiting.size < this.bounds.mostWaiting) await this.#turn();
    else throw this.#refused();
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      // Whoever is done hands its place over, so that nobody slips in between.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { longestWaitMs } = this.bounds;
      const begin = () => {
        this.#waiting.delete(begin);
        clearTimeout(timer);
        resolve();
      };
      const timer =
        longestWaitMs === undefined
          ? undefined
          : setTimeout(() => {
              this.#waiting.delete(begin);
              reject(this.#refused());
            }, longestWaitMs);
      this.#waiting.add(begin);
    });
  }

  #refused = () => new DomainError(this.bounds.refusal.code, this.bounds.refusal.message);
}

/** sharp works on threads of its own; two pictures at once keep two cores busy and their memory small. */
export const PICTURE_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 500,
  refusal: {
    code: 'picture/unavailable',
    message: 'Too many pictures are in work. Try again in a moment.',
  },
});
