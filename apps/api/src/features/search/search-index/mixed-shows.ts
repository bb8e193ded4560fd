/** Of one show in a row. */
export const MOST_IN_A_ROW = 4;
/** Shows that take turns. */
export const TAKING_TURNS = 12;

/** Some of one show that follow each other: from its n-th on, so many. */
export interface Slice {
  show: number;
  from: number;
  count: number;
}

/**
 * What stands at `offset` and after it when shows take turns, each with four looks at a time: the newest twelve first, and
 * whenever one has no more, the next newest takes its place. `sizes` are the looks found of each show, the newest show first.
 */
export function mixedShows(sizes: readonly number[], offset: number, limit: number): Slice[] {
  const slices: Slice[] = [];
  const waiting = sizes.slice(0, TAKING_TURNS).map((_, show) => ({ show, from: 0 }));
  let next = waiting.length;
  for (let place = 0; place < offset + limit; ) {
    const now = waiting.shift();
    if (!now) break;
    const { show, from } = now;
    const size = sizes[show] ?? 0;
    const count = Math.min(MOST_IN_A_ROW, size - from);
    const [begin, end] = [Math.max(place, offset), Math.min(place + count, offset + limit)];
    if (begin < end) slices.push({ show, from: from + begin - place, count: end - begin });
    place += count;
    if (from + count < size) waiting.push({ show, from: from + count });
    else if (next < sizes.length) {
      waiting.push({ show: next, from: 0 });
      next += 1;
    }
  }
  return slices;
}
