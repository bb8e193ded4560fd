import { DIMENSIONS, type Dimension } from '../query.js';
import type { Term } from './terms.js';

/** The number of a value that nothing has. */
const NOTHING = -2;

/**
 * What items say of type, city, season and designer together, each combination with a number: looks of a show have the same one, so
 * that a walk over looks counts one number each instead of four, and the few thousand combinations say the rest.
 */
export class Origins {
  readonly #numbers = new Map<string, number>();
  /** By combination, how many that can be found have it. */
  readonly #living: number[] = [];
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
    this.#living.push(0);
    for (const [at, dimension] of DIMENSIONS.entries()) this.#values.get(dimension)?.push(ids[at] ?? -1);
    return number;
  }

  /** One with a combination has come, or is gone. */
  add(origin: number, by: 1 | -1): void {
    this.#living[origin] = (this.#living[origin] ?? 0) + by;
  }

  /** By combination, how many that can be found have it. */
  get living(): ArrayLike<number> {
    return this.#living;
  }

  /** The values of a combination, from lists of all values by their numbers. */
  termsOf(origin: number, all: (dimension: Dimension) => readonly Term[]): Partial<Record<Dimension, Term>> {
    const terms: Partial<Record<Dimension, Term>> = {};
    for (const dimension of DIMENSIONS) {
      const term = all(dimension)[this.valueOf(dimension, origin)];
      if (term) terms[dimension] = term;
    }
    return terms;
  }

  /** The number of its value; -1 for none. */
  valueOf(dimension: Dimension, origin: number): number {
    return this.#values.get(dimension)?.[origin] ?? -1;
  }

  /**
   * How many have each value of each dimension and what is wanted of all others, by how many have each combination. `wanted`: the
   * value of each dimension that is narrowed to one; undefined of one that nothing has.
   */
  addUp(
    having: ArrayLike<number>,
    wanted: ReadonlyMap<Dimension, Term | undefined>,
    counts: ReadonlyMap<Dimension, Uint32Array>,
  ): void {
    const all = DIMENSIONS.map((dimension) => {
      return {
        values: this.#values.get(dimension) ?? [],
        only: wanted.has(dimension) ? (wanted.get(dimension)?.id ?? NOTHING) : undefined,
        counts: counts.get(dimension) ?? new Uint32Array(0),
      };
    });
    for (let origin = 0; origin < having.length; origin += 1) {
      const count = having[origin] ?? 0;
      if (count === 0) continue;
      const missing = all.filter(({ values, only }) => only !== undefined && values[origin] !== only);
      if (missing.length > 1) continue;
      for (const { values, counts: own } of missing.length === 1 ? missing : all) {
        const value = values[origin] ?? -1;
        if (value >= 0) own[value] = (own[value] ?? 0) + count;
      }
    }
  }
}
