import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** So many times the brands are drawn anew. */
export const DRAWS = 400;
/** Of 95 %: so many of the draws lie below it, and as many above. */
const BEYOND = DRAWS * 0.025;

const known = new LRUCache<string, Uint8Array>({ max: 2_000 });

/**
 * How often each draw has a brand: Poisson with mean 1, which is what drawing as many brands as there are comes to (Hanley &
 * MacGibbon 2006). Made from the brand and the number of the draw alone, so that a recount draws the same, and two seasons of a
 * brand are drawn together: the first eight hexadecimal digits of `md5('<brand>/<draw>')` as a part of 2^32.
 */
export function drawsOf(brand: string): Uint8Array {
  const before = known.get(brand);
  if (before) return before;
  const draws = Uint8Array.from({ length: DRAWS }, (_, draw) => poisson(partOf(`${brand}/${draw}`)));
  known.set(brand, draws);
  return draws;
}

const partOf = (text: string): number => createHash('md5').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** The number below which a part of all Poisson numbers with this mean lies. */
function poisson(part: number, mean = 1): number {
  let [number, chance] = [0, Math.exp(-mean)];
  for (let below = chance; part >= below && number < 20 * mean; below += chance) {
    number += 1;
    chance *= mean / number;
  }
  return number;
}

/** Of more, the normal number is the same to a tenth. */
const MANY = 500;

/** Between what a number of people lies who count once each, 95 %: each drawn anew, together they are a Poisson number. */
export function peopleInterval(people: number): [number, number] | null {
  if (people === 0) return null;
  if (people <= MANY) return [poisson(0.025, people), poisson(0.975, people)];
  const beyond = 1.96 * Math.sqrt(people);
  return [Math.round(people - beyond), Math.round(people + beyond)];
}

/** What brands have together, in each draw. */
export function drawn(parts: Iterable<readonly [brand: string, count: number]>): Float64Array {
  const sums = new Float64Array(DRAWS);
  for (const [brand, count] of parts) {
    if (count === 0) continue;
    const draws = drawsOf(brand);
    for (let draw = 0; draw < DRAWS; draw++) sums[draw] = (sums[draw] ?? 0) + (draws[draw] ?? 0) * count;
  }
  return sums;
}

/** From and to of the middle 95 % of what draws gave, those left out that gave nothing; null when half of them did. */
export function middle(values: Float64Array): [number, number] | null {
  const sorted = given(values);
  const beyond = Math.floor((sorted.length * BEYOND) / DRAWS);
  const [from, to] = [sorted[beyond], sorted[sorted.length - 1 - beyond]];
  return from === undefined || to === undefined ? null : [from, to];
}

/** The same, moved so that half of the draws lie on either side of what was counted: for what drawing itself makes larger. */
export function middleAround(values: Float64Array, counted: number): [number, number] | null {
  const found = middle(values);
  const sorted = given(values);
  const half = sorted[Math.floor(sorted.length / 2)];
  return found && half !== undefined ? [found[0] + counted - half, found[1] + counted - half] : null;
}

/** What draws gave, in order; nothing when half of them gave nothing. */
function given(values: Float64Array): Float64Array {
  const finite = new Float64Array(values.length);
  let count = 0;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    finite[count] = value;
    count += 1;
  }
  return count < DRAWS / 2 ? new Float64Array() : finite.subarray(0, count).sort();
}
