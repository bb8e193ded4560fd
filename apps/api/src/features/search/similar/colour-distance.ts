import { differenceCiede2000, parse } from 'culori';
import { LRUCache } from 'lru-cache';

const ciede2000 = differenceCiede2000();
const WEIGHTS = [0.5, 0.3, 0.2];
/** What two pictures without colours in common count as: black against white. */
const FARTHEST = 100;

/**
 * How far two pictures are apart in colour, 0 to 100: for each of the first three colours of `a` the CIEDE2000 distance
 * to the nearest of `b`, the first colour weighing most. Colours are `#rrggbb`.
 */
export function colourDistance(a: readonly string[], b: readonly string[]): number {
  let sum = 0;
  let weights = 0;
  for (const [index, weight] of WEIGHTS.entries()) {
    const colour = a[index];
    if (!colour || !parse(colour)) continue;
    let nearest = FARTHEST;
    for (const other of b) nearest = Math.min(nearest, between(colour, other));
    sum += weight * nearest;
    weights += weight;
  }
  return weights > 0 ? sum / weights : FARTHEST;
}

/** Colours are of a palette: some hundreds of pairs come again and again, and a pair costs a microsecond or two. */
const known = new LRUCache<string, number>({ max: 20_000 });

function between(one: string, other: string): number {
  const pair = one + other;
  const before = known.get(pair);
  if (before !== undefined) return before;
  const [a, b] = [parse(one), parse(other)];
  const distance = a && b ? ciede2000(a, b) : FARTHEST;
  known.set(pair, distance);
  return distance;
}
