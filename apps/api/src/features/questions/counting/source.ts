import type { Question, Season } from '@toile/contracts';
import type { Days, Names, Scope } from '../../figures/index.js';

/** Days of behaviour, and the season whose looks they are about; of days of one's own there is none. */
export interface Slice {
  id: string;
  season: Season | null;
  days: Days & { rule: string };
  partial: boolean;
}

/** A question with everything looked up that it names. */
export interface AskedQuestion {
  /** Its conditions name narrower concepts, too: who asks for coats means overcoats as well. */
  question: Question;
  /** As it was asked. */
  given: Question;
  /** Tags of conditions, and of what is left out, that stand for narrower ones, too. */
  widened: string[];
  scope: Scope;
  names: Names;
  /** Rows or columns alone: whatever may be shown is counted as soon as the largest are looked for. */
  isOfOneAxis: boolean;
}

/** Rows and columns that are counted crosswise; absent while the largest are looked for, when each is counted by itself. */
export interface ChosenKeys {
  rows: readonly string[];
  columns: readonly string[];
}

/** What there is of one cell: of what is asked (`own`), and of what it is a part of (`base`), with what brands or visitors have of both. */
export interface Counted {
  own: number;
  base: number;
  /** How many brands or parts of visitors have any. */
  having: number;
  shown: number;
  names?: string[];
  owns?: number[];
  bases?: number[];
}
export const NOTHING: Counted = { own: 0, base: 0, having: 0, shown: 0 };

/** A row of a source's SQL; `*` is the whole. */
export interface CountRow extends Counted {
  slice: string;
  row: string;
  column: string;
}

/** Counts in slices, by what rows and columns are: `*` where an axis is the season, which is another slice. */
export abstract class Source {
  abstract count(asked: AskedQuestion, slices: readonly Slice[], chosen?: ChosenKeys): Promise<CountRow[]>;
}

const ofSlices = new WeakMap<object, Map<string, CountRow[]>>();

/**
 * What was counted, as rows of a slice. While the answer of a measure is kept they are the same ones each time, and what was drawn of them
 * is kept with them.
 */
export function inSlice(
  found: readonly CountRow[],
  slice: string,
  isOfSlice: (row: CountRow) => boolean = () => true,
): CountRow[] {
  const known = ofSlices.get(found) ?? new Map<string, CountRow[]>();
  ofSlices.set(found, known);
  const before = known.get(slice);
  if (before) return before;
  const rows = found.filter(isOfSlice).map((row) => ({ ...row, slice }));
  known.set(slice, rows);
  return rows;
}

export const WHOLE = '*';
/** What was counted of one slice, by row and column. */
export type Lookup = (row: string, column: string) => Counted;

export function lookupsOf(rows: readonly CountRow[]): (slice: string) => Lookup {
  const found = new Map(rows.map((one) => [`${one.slice} ${one.row} ${one.column}`, one]));
  return (slice) => (row, column) => found.get(`${slice} ${row} ${column}`) ?? NOTHING;
}
