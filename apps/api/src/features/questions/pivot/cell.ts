import { type QuestionMeasureName, questionMeasure } from '@toile/contracts';
import { type Count, countRow, drawnOnce, rounded, type Share, shareRow } from '../../figures/index.js';
import { type Counted, type Lookup, WHOLE } from '../counting/source.js';
import { drawnHaving, drawnOf, drawnVisits, middleOf } from './draws.js';

/** Below so many looks with both, a lift rests on little. */
const FEW_PAIRS = 10;

/** A cell of one slice, as its measure counts it. */
export interface MeasuredCell {
  value: number | null;
  numerator: number | null;
  denominator: number | null;
  interval: [number, number] | null;
  low_base: boolean;
  suppressed: boolean;
  before: number | null;
  /** Relative change, percent. */
  evolution: number | null;
  points: number | null;
  change_interval: [number, number] | null;
  new: boolean;
}

/** Where a cell is looked up, and where what it is a part of is. */
export interface Place {
  lookup: Lookup;
  row: string;
  column: string;
  base: { row: string; column: string };
  /** Rows and columns of it are the same thing, or have some of it in common. */
  isOfItself: boolean;
}

const HIDDEN: MeasuredCell = {
  value: null,
  numerator: null,
  denominator: null,
  interval: null,
  low_base: false,
  suppressed: true,
  before: null,
  evolution: null,
  points: null,
  change_interval: null,
  new: false,
};

/** What a measure says of a cell, and how that differs from the same cell before. */
export function cellOf(measure: QuestionMeasureName, now: Place, before: Place | undefined): MeasuredCell {
  const { unit, digits, rests } = questionMeasure(measure);
  if (measure === 'lift') return liftOf(now, before);
  // None and few are told alike, and nothing is said of how many there were of all.
  if (rests === 'members' && ofPlace(now).own === 0) return HIDDEN;
  if (unit === 'percent') {
    const isTold = before && (rests !== 'members' || ofPlace(before).own > 0);
    const earlier = isTold ? shareOf(measure, before) : undefined;
    const row = shareRow({ label: '' }, shareOf(measure, now), earlier, digits);
    const was = earlier && earlier.denominator > 0 ? (100 * earlier.numerator) / earlier.denominator : null;
    return { ...row, before: was === null ? null : rounded(was, digits) };
  }
  const earlier = before && countOf(measure, before);
  return { ...countRow({ label: '' }, countOf(measure, now), earlier), before: earlier?.value ?? null };
}

/** A measure of a cell with brands or visitors drawn anew; null where nothing is drawn for it. */
export function drawsOfMeasure(measure: QuestionMeasureName, place: Place): ArrayLike<number> | null {
  const { unit } = questionMeasure(measure);
  if (unit !== 'percent') return countOf(measure, place).draws?.() ?? null;
  return (
    shareOf(measure, place)
      .draws?.()
      .map((share) => 100 * share) ?? null
  );
}

/** What rows and columns are ordered by. */
export function sizeOf(measure: QuestionMeasureName, place: Place): number {
  const { unit } = questionMeasure(measure);
  if (measure === 'lift') return ofPlace(place).own;
  if (unit !== 'percent') return countOf(measure, place).value;
  const { numerator, denominator } = shareOf(measure, place);
  return denominator > 0 ? (100 * numerator) / denominator : 0;
}

const ofPlace = ({ lookup, row, column }: Place): Counted => lookup(row, column);
const baseOf = ({ lookup, base }: Place): Counted => lookup(base.row, base.column);

function shareOf(measure: QuestionMeasureName, place: Place): Share {
  const [own, base] = [ofPlace(place), baseOf(place)];
  const { rests } = questionMeasure(measure);
  if (measure === 'adoption')
    return {
      numerator: own.having,
      denominator: base.shown,
      looks: base.base,
      draws: drawsOf(own, base, true),
    };
  if (rests === 'members') return { numerator: own.own, denominator: own.base, isBehaviour: true };
  return {
    numerator: own.own,
    denominator: base.base,
    ...(rests === 'looks' ? { brands: own.having } : { isBehaviour: true }),
    // One brand tells nothing of others.
    ...((rests !== 'looks' || base.shown > 1) && { draws: drawsOf(own, base, false) }),
  };
}

/** The same share with brands or visitors drawn anew, in each draw. */
const drawsOf = (own: Counted, base: Counted, isOfBrands: boolean) =>
  drawnOnce(() => {
    const drawn = isOfBrands ? drawnHaving : drawnOf;
    const part = drawn(own, 'owns');
    return drawn(base, 'bases').map((all, draw) => (all > 0 ? (part[draw] ?? 0) / all : Number.NaN));
  });

function countOf(measure: QuestionMeasureName, place: Place): Count {
  const own = ofPlace(place);
  if (measure === 'brands') return { value: own.having };
  const isOfVisitors = measure === 'searches' || measure === 'visitors';
  return {
    value: own.own,
    isBehaviour: questionMeasure(measure).rests !== 'looks',
    ...(isOfVisitors && { draws: () => drawnVisits(own) }),
  };
}

interface Lift {
  pairs: number;
  expected: number;
  value: number;
  draws: Float64Array;
}

/** How much oftener two things are on one look than they would be if neither had to do with the other. */
function liftIn({ lookup, row, column }: Place): Lift {
  const [both, one, other, all] = [
    lookup(row, column),
    lookup(row, WHOLE),
    lookup(WHOLE, column),
    lookup(WHOLE, WHOLE),
  ];
  const [b, r, c, n] = [
    drawnOf(both, 'owns'),
    drawnOf(one, 'owns'),
    drawnOf(other, 'owns'),
    drawnOf(all, 'owns'),
  ];
  const expected = all.own > 0 ? (one.own * other.own) / all.own : 0;
  return {
    pairs: both.own,
    expected,
    value: expected > 0 ? both.own / expected : Number.NaN,
    draws: b.map((pairs, draw) => {
      const product = (r[draw] ?? 0) * (c[draw] ?? 0);
      return product > 0 ? (pairs * (n[draw] ?? 0)) / product : Number.NaN;
    }),
  };
}

function liftOf(now: Place, before: Place | undefined): MeasuredCell {
  const { digits } = questionMeasure('lift');
  // What goes with itself, and what stands for the whole, goes with it always.
  if (now.isOfItself || now.row === WHOLE || now.column === WHOLE) return { ...HIDDEN, suppressed: false };
  const [lift, earlier] = [liftIn(now), before && liftIn(before)];
  const shown = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? null : rounded(value, digits);
  const hasBoth = earlier && earlier.value > 0;
  return {
    ...HIDDEN,
    suppressed: false,
    value: shown(lift.value),
    numerator: lift.pairs,
    denominator: rounded(lift.expected, 1),
    interval: middleOf(lift.draws, digits),
    low_base: lift.pairs < FEW_PAIRS,
    before: shown(earlier?.value),
    evolution: hasBoth ? rounded(100 * (lift.value / earlier.value - 1), 1) : null,
    points: earlier ? shown(lift.value - earlier.value) : null,
    change_interval: hasBoth
      ? middleOf(
          lift.draws.map((value, draw) => 100 * (value / (earlier.draws[draw] || Number.NaN) - 1)),
          1,
        )
      : null,
  };
}
