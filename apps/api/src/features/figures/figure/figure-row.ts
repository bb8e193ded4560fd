import type { FigureRow } from '@toile/contracts';
import { rounded } from './rounded.js';
import { wilson } from './wilson.js';

/** A figure that rests on fewer visitors or boards is hidden (metrics, "Cleaning"). */
export const FEWEST = 10;
/** Of fewer looks a share is shown with its interval (metrics, "Edges"). */
const LOW_BASE_LOOKS = 30;

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
  previous_ranking: null,
  index: null,
};

/** A part of something; `people` are the distinct visitors or boards of the numerator, left out for looks. */
export interface Share {
  numerator: number;
  denominator: number;
  people?: number;
  /** Looks it rests on where looks are not what is counted. */
  looks?: number;
  /** A mean of shares has no interval of its own. */
  isMean?: boolean;
}

export type Described = Partial<FigureRow> & { label: string };

/**
 * The row of a share: percent as displayed, its relative change against `before` from unrounded shares, and points beside.
 * Nothing is said of a share of nothing, and nothing that could be about few people.
 */
export function shareRow(
  described: Described,
  now: Share,
  before: Share | undefined,
  digits: number,
): FigureRow {
  const { numerator, denominator } = now;
  if (isHidden(now)) return { ...EMPTY_ROW, ...described, denominator, suppressed: true };
  if (denominator === 0) return { ...EMPTY_ROW, ...described, numerator, denominator };
  const percent = (100 * numerator) / denominator;
  const lowBase = now.people === undefined && (now.looks ?? denominator) < LOW_BASE_LOOKS;
  return {
    ...EMPTY_ROW,
    ...described,
    value: rounded(percent, digits),
    value_label: `${rounded(percent, digits).toFixed(digits)} %`,
    numerator,
    denominator,
    low_base: lowBase,
    interval: lowBase && !now.isMean ? wilson(numerator, denominator) : null,
    ...changeOf(percent, before, digits),
  };
}

function changeOf(percent: number, before: Share | undefined, digits: number) {
  if (!before || before.denominator === 0) return { evolution: null, points: null };
  // Who are hidden may not be worked out from a change.
  if (before.numerator > 0 && isHidden(before)) return { evolution: null, points: null };
  const earlier = (100 * before.numerator) / before.denominator;
  if (earlier === 0) return { evolution: null, points: null, new: percent > 0 };
  return {
    evolution: rounded((100 * (percent - earlier)) / earlier, 1),
    points: rounded(percent - earlier, digits),
  };
}

const isHidden = (share: Share) => share.people !== undefined && share.people < FEWEST;

/** A number of things with its relative change; hidden when it rests on few people. */
export interface Count {
  value: number;
  people?: number;
}

export function countRow(described: Described, now: Count, before: Count | undefined): FigureRow {
  if (now.people !== undefined && now.people < FEWEST)
    return { ...EMPTY_ROW, ...described, suppressed: true };
  const row = {
    ...EMPTY_ROW,
    ...described,
    value: now.value,
    value_label: String(now.value),
    numerator: now.value,
  };
  if (!before) return row;
  if (before.value === 0) return { ...row, new: now.value > 0 };
  if (before.people !== undefined && before.people < FEWEST) return row;
  return { ...row, evolution: rounded((100 * (now.value - before.value)) / before.value, 1) };
}

export const ratio = ({ numerator, denominator }: Share): number =>
  denominator === 0 ? 0 : numerator / denominator;
