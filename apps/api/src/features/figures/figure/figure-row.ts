import type { FigureRow } from '@toile/contracts';
import type { Scope } from '../scope/scope.js';
import { middle } from './brand-draws.js';
import { rounded } from './rounded.js';

/** Fewer of anything anonymous, or a share of fewer looks, is shown as resting on little (metrics, "Edges"). */
const LOW_BASE_COUNT = 10;
const LOW_BASE_LOOKS = 30;
export const isLowCount = (count: number): boolean => count < LOW_BASE_COUNT;

export const EMPTY_ROW: FigureRow = {
  label: '',
  value: null,
  value_label: null,
  bar_background: null,
  city_name: null,
  ranking: null,
  image_filename: null,
  look: null,
  season_short: null,
  tag_name: null,
  evolution: null,
  numerator: null,
  denominator: null,
  low_base: false,
  suppressed: false,
  new: false,
  interval: null,
  points: null,
  change_interval: null,
  brands: null,
  previous_ranking: null,
  index: null,
};

/** A part of something. */
export interface Share {
  numerator: number;
  denominator: number;
  /** Of what people did; of what the catalogue holds otherwise. */
  isBehaviour?: boolean;
  /** Looks it rests on where looks are not what is counted. */
  looks?: number;
  /** The same share with brands drawn anew, in each draw; left out where it is not of several brands. */
  draws?: (() => Float64Array) | undefined;
  /** Brands that have any of the numerator. */
  brands?: number;
}

/** What intervals are made of, where any are asked. A value and its change are of the same draws. */
export const drawsOf = (
  { times }: Pick<Scope, 'times'>,
  draws: () => Float64Array,
): (() => Float64Array) | undefined => (times ? undefined : drawnOnce(draws));

/** Draws that are made when they are first asked for, and no second time. */
export function drawnOnce(make: () => Float64Array): () => Float64Array {
  let made: Float64Array | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export type Described = Partial<FigureRow> & { label: string };

/**
 * The row of a share: percent as displayed, its relative change against `before` from unrounded shares, and points beside.
 * Nothing is said of a share of nothing.
 */
export function shareRow(
  described: Described,
  now: Share,
  before: Share | undefined,
  digits: number,
): FigureRow {
  const { numerator, denominator } = now;
  if (denominator === 0) return { ...EMPTY_ROW, ...described, numerator, denominator };
  const percent = (100 * numerator) / denominator;
  const lowBase = now.isBehaviour ? isLowCount(numerator) : (now.looks ?? denominator) < LOW_BASE_LOOKS;
  return {
    ...EMPTY_ROW,
    ...described,
    value: rounded(percent, digits),
    value_label: `${rounded(percent, digits).toFixed(digits)} %`,
    numerator,
    denominator,
    low_base: lowBase,
    brands: now.brands ?? null,
    interval: percents(now.draws?.(), digits),
    change_interval: changeInterval(now, before),
    ...changeOf(percent, before, digits),
  };
}

function percents(draws: Float64Array | undefined, digits: number): [number, number] | null {
  const found = draws && middle(draws);
  return found ? [rounded(100 * found[0], digits), rounded(100 * found[1], digits)] : null;
}

/** Between what the relative change lies, of brands of both seasons drawn together. */
function changeInterval(now: Share, before: Share | undefined): [number, number] | null {
  if (!now.draws || !before?.draws || before.numerator === 0) return null;
  return relativeInterval(now.draws(), before.draws());
}

const relativeInterval = (now: Float64Array, earlier: Float64Array) =>
  percents(
    now.map((value, draw) => value / (earlier[draw] || Number.NaN) - 1),
    1,
  );

function changeOf(percent: number, before: Share | undefined, digits: number) {
  if (!before || before.denominator === 0) return { evolution: null, points: null };
  const earlier = (100 * before.numerator) / before.denominator;
  const points = rounded(percent - earlier, digits);
  if (earlier === 0) return { evolution: null, points, new: percent > 0 };
  return { evolution: rounded((100 * (percent - earlier)) / earlier, 1), points };
}

export interface Count {
  value: number;
  /** Of what people did; of what the catalogue holds otherwise. */
  isBehaviour?: boolean;
  /** The same number with visitors drawn anew, in each draw. */
  draws?: (() => Float64Array) | undefined;
}

/** A number of things with its relative change. */
export function countRow(described: Described, now: Count, before: Count | undefined): FigureRow {
  const row = {
    ...EMPTY_ROW,
    ...described,
    value: now.value,
    value_label: String(now.value),
    numerator: now.value,
    low_base: now.isBehaviour === true && isLowCount(now.value),
    interval: wholes(now.draws?.()),
    change_interval: countChangeInterval(now, before),
  };
  if (!before) return row;
  if (before.value === 0) return { ...row, new: now.value > 0 };
  return { ...row, evolution: rounded((100 * (now.value - before.value)) / before.value, 1) };
}

function wholes(draws: Float64Array | undefined): [number, number] | null {
  const found = draws && middle(draws);
  return found ? [rounded(found[0], 0), rounded(found[1], 0)] : null;
}

function countChangeInterval(now: Count, before: Count | undefined): [number, number] | null {
  if (!now.draws || !before?.draws || before.value === 0) return null;
  return relativeInterval(now.draws(), before.draws());
}

export const ratio = ({ numerator, denominator }: Share): number =>
  denominator === 0 ? 0 : numerator / denominator;
