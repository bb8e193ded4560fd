import { DIMENSIONS, type Dimension } from '../query.js';
import type { Term } from './terms.js';

/**
 * What items say of type, city, season and designer together, each combination with a number: looks of a show have the same one, so
 * that a walk over looks counts one number each instead of four, and the few thousand combinations say the rest.
 */
export class Origins {
  readonly #numbers = new Map<string, number>();
  /** By combination, the number of its value; -1 for none. */
  readonly #values = new Map<Dimension, number[]>(DIMENSIONS.map((one) => [one, []]));

  get count(): number {
    return this.#numbers.size;
  }

  /** The number of a combination, which this may be the first to have. */
  of(terms: Readonly<Partial<Record<Dimension, Term>>>): number {
    const ids = DIMENSIONS.map((dimension) => terms[dimension]?.id ?? -1);
    const key = ids.join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    for (const [at, dimension] of DIMENSIONS.entries()) this.#values.get(dimension)?.push(ids[at] ?? -1);
    return number;
  }

  /** The number of its value; -1 for none. */
  valueOf(dimension: Dimension, origin: number): number {
    return this.#values.get(dimension)?.[origin] ?? -1;
  }

  /** Adds to `counts`, by value, how many have each combination. */
  addUp(dimension: Dimension, having: Uint32Array, counts: Uint32Array): void {
    const values = this.#values.get(dimension) ?? [];
    for (let origin = 0; origin < values.length; origin += 1) {
      const value = values[origin] ?? -1;
      if (value >= 0) counts[value] = (counts[value] ?? 0) + (having[origin] ?? 0);
    }
  }
}
