import type { LeadMeasure } from '@toile/contracts';

/** Which moves first is asked of two of them. */
export const LEAD_PAIRS = [
  ['street-style', 'searches'],
  ['street-style', 'views'],
  ['street-style', 'boards'],
  ['searches', 'views'],
  ['searches', 'boards'],
  ['views', 'boards'],
] as const satisfies readonly (readonly [LeadMeasure, LeadMeasure])[];
/** The longest lead looked for, weeks either way. */
export const MOST_WEEKS = 8;
/** What the library needs: thirty weeks beside twice the longest lead. */
export const FEWEST_WEEKS = 30 + 2 * MOST_WEEKS;
/** Longer gaps are not bridged: what is filled in would look like moving together. */
const LONGEST_GAP = 2;

export interface Pair {
  first: Float64Array;
  second: Float64Array;
}

/** The newest weeks in which both were measured, short gaps bridged by a line; undefined where they are too few. NaN is not measured. */
export function measuredTogether(first: Float64Array, second: Float64Array): Pair | undefined {
  const both = [...first].map((value, week) => !Number.isNaN(value) && !Number.isNaN(second[week]));
  const to = both.lastIndexOf(true) + 1;
  let from = to;
  let gap = 0;
  for (let week = to - 1; week >= 0 && gap <= LONGEST_GAP; week -= 1) {
    gap = both[week] ? 0 : gap + 1;
    if (both[week]) from = week;
  }
  if (to - from < FEWEST_WEEKS) return undefined;
  const known = both.slice(from, to);
  return { first: bridged(first.slice(from, to), known), second: bridged(second.slice(from, to), known) };
}

/** A line over each gap; the ends are known. */
function bridged(values: Float64Array, known: readonly boolean[]): Float64Array {
  const filled = values.slice();
  for (let week = 0; week < filled.length; week += 1) {
    if (known[week]) continue;
    const after = known.indexOf(true, week);
    const before = week - 1;
    const [left, right] = [filled[before] ?? 0, values[after] ?? 0];
    filled[week] = left + (right - left) / (after - before);
  }
  return filled;
}
