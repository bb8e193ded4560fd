import { DomainError } from '@toile/platform';

/**
 * Bounds heavy work: so many at once, the others wait their turn in order, and who would wait behind too many is
 * turned away at once instead of holding memory.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws DomainError picture/unavailable when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else if (this.#waiting.length < this.mostWaiting)
      // Whoever is done hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else
      throw new DomainError('picture/unavailable', 'Too many pictures are in work. Try again in a moment.');
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** sharp works on threads of its own; two pictures at once keep two cores busy and their memory small. */
export const PICTURE_TURNS = new Turns(2, 500);
