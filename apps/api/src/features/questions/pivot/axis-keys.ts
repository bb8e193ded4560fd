import type { Question } from '@toile/contracts';
import type { Sliced } from '../counting/slices.js';
import type { Slice } from '../counting/source.js';
import { type CountRow, type Lookup, lookupsOf, WHOLE } from '../counting/source.js';
import { sizeOf } from './cell.js';
import { placeOf } from './place.js';

type Which = 'rows' | 'columns';

/** Names in order, as `localeCompare` has them, in a fraction of its time. */
const { compare: inOrder } = new Intl.Collator();

/** What each row and column had by itself, now and before. */
export interface Margins {
  keys: Record<Which, string[]>;
  of(slice: Slice): Lookup;
}

/** @param isOfMembers of whom none and few are told alike, so that every tag has a row */
export function marginsOf(counted: readonly CountRow[], isOfMembers: boolean): Margins {
  const lookup = lookupsOf(counted);
  const keys = (of: (row: CountRow) => string) =>
    [...new Set(counted.filter(({ own }) => isOfMembers || own > 0).map(of))].filter((key) => key !== WHOLE);
  return {
    keys: { rows: keys(({ row }) => row), columns: keys(({ column }) => column) },
    of: ({ id }) => lookup(id),
  };
}

/** Keys of rows or columns, in their order: those that are named, else the largest that there is any of. */
export function keysOfAxis(
  asked: Question,
  which: Which,
  { now, before }: Sliced,
  margins: Margins,
  nameOf: (key: string) => string,
  /** What rows are ordered by where that is no measure; null where it is not told, which stands last either way. */
  worthOf?: (slice: Slice, key: string) => number | null,
): string[] {
  const axis = asked[which];
  const [measure] = asked.measures;
  if (!axis || !measure) return [];
  const most = which === 'rows' ? asked.limit : asked.column_limit;
  const named = axis.keys.length > 0;
  if (axis.dimension === 'season') return now.map(({ id }) => id).slice(0, most);
  const keys = named ? axis.keys : margins.keys[which];
  // Columns that are named stand as they were named; weeks stand in time, the newest are kept.
  if (named && which === 'columns') return keys;
  if (axis.dimension === 'week') return [...keys].sort().slice(-most);
  const sizeIn = (slice: Slice | undefined, key: string) => {
    const cell = which === 'rows' ? { row: key, column: WHOLE } : { row: WHOLE, column: key };
    return slice ? sizeOf(measure, placeOf(asked, measure, cell, margins.of(slice))) : 0;
  };
  const isOfChange = which === 'rows' && asked.order === 'change';
  const sizes = new Map(
    keys.map((key) => [
      key,
      now.reduce(
        (sum, slice) => sum + sizeIn(slice, key) - (isOfChange ? sizeIn(before.get(slice.id), key) : 0),
        0,
      ),
    ]),
  );
  const size = (key: string) => sizes.get(key) ?? 0;
  if (which === 'rows' && worthOf)
    return byWorth(keys, asked, now, worthOf, nameOf).slice(0, named ? keys.length : most);
  const byName = (a: string, b: string) => inOrder(nameOf(a), nameOf(b)) || inOrder(a, b);
  const turn = which === 'rows' && asked.ascending ? -1 : 1;
  const isByName = which === 'rows' && asked.order === 'name';
  return [...keys]
    .sort((a, b) => (isByName ? turn * byName(a, b) : turn * (size(b) - size(a)) || byName(a, b)))
    .slice(0, named ? keys.length : most);
}

/** Of several seasons side by side, by what they have together. */
function byWorth(
  keys: readonly string[],
  { ascending }: Question,
  slices: readonly Slice[],
  worthOf: (slice: Slice, key: string) => number | null,
  nameOf: (key: string) => string,
): string[] {
  const worth = new Map(
    keys.map((key) => {
      const told = slices.flatMap((slice) => worthOf(slice, key) ?? []);
      return [key, told.length > 0 ? told.reduce((sum, one) => sum + one, 0) : null];
    }),
  );
  const turn = ascending ? 1 : -1;
  return [...keys].sort((a, b) => {
    const [one, other] = [worth.get(a) ?? null, worth.get(b) ?? null];
    const byName = inOrder(nameOf(a), nameOf(b)) || inOrder(a, b);
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName;
    return turn * (one - other) || byName;
  });
}
