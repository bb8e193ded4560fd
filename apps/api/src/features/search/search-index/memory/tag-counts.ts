import { LRUCache } from 'lru-cache';
import type { Dimension } from '../query.js';
import { Origins } from './origins.js';
import { grown } from './slot-set.js';
import type { Term } from './terms.js';

/** What places are: few, where brands are many. */
export const OF_PLACE = ['type', 'city', 'season'] as const satisfies readonly Dimension[];
type OfPlace = (typeof OF_PLACE)[number];
/** Tags beside which others are counted: some hundred kilobytes each. */
const MOST_BESIDE = 64;

/** Of items that have a tag: how many have each tag, by place, and are of each origin. */
export interface Beside {
  byPlace: Uint32Array[];
  origins: Uint32Array;
}

/**
 * How many items have each tag, by type, city and season, and the same beside tags that were asked for; kept as items come and go,
 * so that what readers narrow to first is not counted look by look.
 */
export class TagCounts {
  readonly #places = new Origins();
  /** By origin, the number of its place. */
  readonly #placeOf: number[] = [];
  readonly #byPlace: Uint32Array[] = [];
  readonly #beside = new LRUCache<number, Beside>({ max: MOST_BESIDE });

  /** An item has come, or is gone. */
  count(
    tags: ArrayLike<number>,
    origin: number,
    of: Readonly<Partial<Record<Dimension, Term>>>,
    by: 1 | -1,
  ): void {
    const { designer: _, ...values } = of;
    const place = this.#placeOf[origin] ?? this.#places.of(values);
    this.#placeOf[origin] = place;
    this.#byPlace[place] = added(this.#byPlace[place], tags, by);
    if (this.#beside.size === 0) return;
    for (let n = 0; n < tags.length; n += 1) {
      const beside = this.#beside.peek(tags[n] ?? 0);
      if (!beside) continue;
      beside.byPlace[place] = added(beside.byPlace[place], tags, by);
      beside.origins = added(beside.origins, [origin], by);
    }
  }

  /** By the number of the tag, of items of one type, city and season, or of any where none is given. */
  ofPlace(
    wanted: ReadonlyMap<OfPlace, Term>,
    tags: number,
    { byPlace }: Pick<Beside, 'byPlace'> = this,
  ): Uint32Array {
    const counts = new Uint32Array(tags);
    for (const [place, own] of byPlace.entries()) {
      if ([...wanted].some(([one, { id }]) => this.#places.valueOf(one, place) !== id)) continue;
      for (let tag = 0; tag < own.length; tag += 1) counts[tag] = (counts[tag] ?? 0) + (own[tag] ?? 0);
    }
    return counts;
  }

  /** `first` counts what has the tag the first time, in a list of its own for each place, which it is given by origin. */
  beside(
    tag: number,
    first: (countsOf: (origin: number) => Uint32Array) => Uint32Array,
    tags: number,
  ): Beside {
    const known = this.#beside.get(tag);
    if (known) return known;
    const byPlace = this.#byPlace.map(() => new Uint32Array(tags));
    const nowhere = new Uint32Array(tags);
    const origins = first((origin) => byPlace[this.#placeOf[origin] ?? -1] ?? nowhere);
    const beside = { byPlace, origins };
    this.#beside.set(tag, beside);
    return beside;
  }

  get byPlace(): Uint32Array[] {
    return this.#byPlace;
  }
}

function added(counts: Uint32Array | undefined, numbers: ArrayLike<number>, by: 1 | -1): Uint32Array {
  let own = counts ?? new Uint32Array(0);
  for (let n = 0; n < numbers.length; n += 1) {
    const number = numbers[n] ?? 0;
    if (number >= own.length) own = grown(own, number + 1);
    own[number] = (own[number] ?? 0) + by;
  }
  return own;
}
