import { drawn, drawnCount, middle, rounded } from '../../figures/index.js';
import type { Counted } from '../counting/source.js';

type Which = 'owns' | 'bases';
const known = new WeakMap<Counted, Partial<Record<string, Float64Array>>>();

/** What was drawn of one count serves every cell that is a part of it, while what was counted is kept. */
function once(counted: Counted, what: string, make: () => Float64Array): Float64Array {
  const of = known.get(counted) ?? {};
  known.set(counted, of);
  const made = of[what] ?? make();
  of[what] = made;
  return made;
}

/** Those that have any. */
function pairs(counted: Counted, which: Which, of: (number: number) => number) {
  const [names, numbers] = [counted.names ?? [], counted[which] ?? []];
  const found: (readonly [string, number])[] = [];
  for (const [at, name] of names.entries()) {
    const number = numbers[at] ?? 0;
    if (number !== 0) found.push([name, of(number)]);
  }
  return found;
}

/** What brands or parts of visitors have together, in each draw. */
export const drawnOf = (counted: Counted, which: Which): Float64Array =>
  once(counted, which, () => drawn(pairs(counted, which, (number) => number)));

/** How many of them have any, in each draw. */
export const drawnHaving = (counted: Counted, which: Which): Float64Array =>
  once(counted, `having ${which}`, () => drawn(pairs(counted, which, (number) => Number(number > 0))));

/** What visitors did, in each draw of as many parts as there are. */
export const drawnVisits = (counted: Counted): Float64Array =>
  once(counted, 'visits', () =>
    drawnCount({
      parts: (counted.names ?? []).map((name) => Number(name.split('/')[1])),
      of_parts: counted.owns ?? [],
    }),
  );

/** Between what something lies, 95 %. */
export function middleOf(draws: Float64Array, digits: number): [number, number] | null {
  const found = middle(draws);
  return found && [rounded(found[0], digits), rounded(found[1], digits)];
}
