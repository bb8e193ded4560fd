import { VISITOR_PARTS } from '@toile/warehouse';
import { DRAWS, drawsOf } from './brand-draws.js';

/** What each part of the visitors did; the parts are named by `parts`. */
export interface Parted {
  parts: readonly number[];
  of_parts: readonly number[];
}

const known = new WeakMap<Parted, Float64Array>();

let made: Float64Array | undefined;
/** How often each draw has each part: the parts of the first draw, then those of the second. */
function timesDrawn(): Float64Array {
  if (made) return made;
  const times = new Float64Array(DRAWS * VISITOR_PARTS);
  for (let part = 0; part < VISITOR_PARTS; part++)
    for (const [draw, count] of drawsOf(`visitors/${part}`).entries())
      times[draw * VISITOR_PARTS + part] = count;
  made = times;
  return times;
}

/**
 * What visitors did, in each draw: they lie in 64 parts, which are drawn anew as brands are. A window and the one before have the same
 * parts, so both are drawn together. Rows of measures are kept while nothing changes, and what was drawn of them with them.
 */
export function drawnVisitors(row: Parted): Float64Array {
  const before = known.get(row);
  if (before) return before;
  const counts = new Float64Array(VISITOR_PARTS);
  for (const [at, part] of row.parts.entries()) counts[part] = (counts[part] ?? 0) + (row.of_parts[at] ?? 0);
  const times = timesDrawn();
  const sums = new Float64Array(DRAWS);
  // A draw after the other: part by part, as brands are drawn, hundreds of rows took a tenth of a second.
  for (let draw = 0, at = 0; draw < DRAWS; draw++) {
    let sum = 0;
    for (let part = 0; part < VISITOR_PARTS; part++, at++) sum += (times[at] ?? 0) * (counts[part] ?? 0);
    sums[draw] = sum;
  }
  known.set(row, sums);
  return sums;
}

/** A part of a whole in each draw; what there is nothing of has none in any. */
export const drawnShare = (own: Parted | undefined, whole: Parted): Float64Array => {
  const part = own && drawnVisitors(own);
  return drawnVisitors(whole).map((all, draw) => (all > 0 ? (part?.[draw] ?? 0) / all : Number.NaN));
};

const ALL_PARTS = Array.from({ length: VISITOR_PARTS }, (_, part) => part);
/** How many parts each draw has. */
const parts: Parted = { parts: ALL_PARTS, of_parts: ALL_PARTS.map(() => 1) };

/** A number of visitors or of what they did, in each draw of as many parts as there are: how many a draw has by chance says nothing of it. */
export const drawnCount = (row: Parted): Float64Array => {
  const drawnParts = drawnVisitors(parts);
  return drawnVisitors(row).map((sum, draw) => (sum * VISITOR_PARTS) / (drawnParts[draw] ?? Number.NaN));
};
