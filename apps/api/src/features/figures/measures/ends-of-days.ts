import { Injectable } from '@nestjs/common';
import { bitsBelowSql } from '@toile/warehouse';
import {
  addDays,
  type Days,
  dayInParis,
  isEndOfDay,
  isoDay,
  type Scope,
  twelveMonthsTo,
  yearEarlier,
} from '../scope/scope.js';
import type { SealedWindow } from './sealed.query.js';
import { Versions } from './versions.js';

/** The days of a window at ends of days (UTC), in order. */
export interface Ends {
  /** Which of them was asked about. */
  at: number;
  /** Days in Paris, both included, and the last day that was known. */
  froms: string[];
  tos: string[];
  knownOn: string[];
}

const DAY_MS = 86_400_000;
/** Each has a bit of an UInt64. */
const MOST_ENDS = 63;

/**
 * Whether days are added up to windows: where numbers alone are asked, at ends of days. One who asks about thirty times that are past reads
 * each day once.
 */
export const isOfDays = ({ times, input, asOf }: Scope): boolean =>
  times !== undefined && input.as_of !== undefined && isEndOfDay(asOf);

/**
 * What cannot be added up from day to day, such as boards that hold a look or who came in thirty days that move along, is counted for all
 * times that are asked together by one query, a bit for each, so that each event is read once.
 */
@Injectable()
export class EndsOfDays {
  constructor(private readonly versions: Versions) {}

  /** Whether a time is one of several ends of days, of a window that is another one at each. */
  areAsked(scope: Scope, window: Days): boolean {
    return isOfDays(scope) && (isMoving(scope.input) || isoDay(scope.asOf) <= window.to);
  }

  /** @param window as it is at the time that is asked about */
  of(scope: Scope, window: Days): Ends {
    return endsOf(scope, window, scope.times ?? []);
  }

  /** Board messages, all of which are read: a query over ends of days says itself which were known at each. */
  async boardMessages(): Promise<Pick<SealedWindow, 'version' | 'tells'>> {
    return { version: await this.versions.of(['moodboards']), tells: true };
  }
}

/** Windows at several times, each as it is at its own. @throws RangeError for more times than bits */
export function endsOf(
  { asOf, input }: Pick<Scope, 'asOf' | 'input'>,
  window: Days,
  times: readonly Date[],
): Ends {
  const own = inOrder([asOf, ...times]).map((time) => new Date(time));
  const windows = own.map((time) => (isMoving(input) ? movedTo(time, asOf, input, window) : window));
  return {
    at: own.findIndex((time) => time.getTime() === asOf.getTime()),
    froms: windows.map(({ from }) => from),
    tos: windows.map(({ to }) => to),
    knownOn: own.map(isoDay),
  };
}

/** As many days earlier or later as the time is, save that twelve months, and those a year before, end where a year does. */
function movedTo(time: Date, asOf: Date, { window: rule }: Scope['input'], window: Days): Days {
  const moved = Math.round((time.getTime() - asOf.getTime()) / DAY_MS);
  const [now, then] = [asOf, time].map((at) => twelveMonthsTo(dayInParis(at)));
  if (rule === '12m' && now && then)
    for (const years of [(days: Days) => days, aYearEarlier])
      if (isSame(years(now), window)) return years(then);
  return { from: addDays(window.from, moved), to: addDays(window.to, moved) };
}

const aYearEarlier = ({ from, to }: Days): Days => ({ from: yearEarlier(from), to: yearEarlier(to) });
const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;

function inOrder(times: readonly Date[]): number[] {
  const own = [...new Set(times.filter(isEndOfDay).map(Number))].sort((a, b) => a - b);
  if (own.length > MOST_ENDS)
    throw new RangeError(`${own.length} times are asked together; at most ${MOST_ENDS}`);
  return own;
}

/** The ends of days that are asked about together: which is the scope's own, the days that were known, and the scope as of the last of them. */
export function knownEnds(scope: Scope) {
  const own = inOrder([scope.asOf, ...(scope.times ?? [])]);
  const times = own.map((time) => new Date(time));
  return {
    at: own.indexOf(scope.asOf.getTime()),
    times,
    params: { known_on: times.map(isoDay) },
    asOfLast: { ...scope, asOf: times.at(-1) ?? scope.asOf },
  };
}

/** All days that any of the windows has. */
export const spanOf = ({ froms, tos }: Ends): Days => ({ from: froms[0] ?? '', to: tos.at(-1) ?? '' });

/** What SQL of ends binds. */
export const endsParams = ({ froms, tos, knownOn }: Ends) => ({ froms, tos, known_on: knownOn });

const NUMBERS = (from: string, to: string) =>
  `range(toUInt16(arrayMin(${from})), toUInt16(arrayMax(${to})) + 1)`;
const COUNT = (is: string, days: string) => `arrayCount(one -> toUInt16(one) ${is} n, ${days})`;
const [FROMS, TOS, KNOWN] = ['{froms:Array(Date)}', '{tos:Array(Date)}', '{known_on:Array(Date)}'];
/** Of each day from the first of all windows on, and of each ingest day from the first end on. */
const BITS_OF_DAYS = `arrayMap(n -> bitAnd(${bitsBelowSql(COUNT('<=', FROMS))}, bitNot(${bitsBelowSql(COUNT('<', TOS))})),
  ${NUMBERS(FROMS, TOS)})`;
const BITS_KNOWN = `arrayMap(n -> bitNot(${bitsBelowSql(COUNT('<', KNOWN))}), ${NUMBERS(KNOWN, KNOWN)})`;
/** SQL of a bit for each end in whose window something is by `day` and at which it was known by `ingest_day`. */
export const BITS_AT_ENDS = `bitAnd(
  (${BITS_OF_DAYS})[toInt32(day) - toInt32(arrayMin(${FROMS})) + 1],
  (${BITS_KNOWN})[greatest(toInt32(ingest_day) - toInt32(arrayMin(${KNOWN})) + 1, 1)])`;

/** SQL of 0 or 1 for each end, of a bit each. */
export const bitsSql = (mask: string): string =>
  `arrayMap(bit -> toUInt32(bitTest(${mask}, bit)), range(length({known_on:Array(Date)})))`;

/** SQL of the numbers of the ends of `held`, a bit each. */
export const EACH_END = 'arrayMap(bit -> toUInt8(bit), bitPositionsToArray(held))';

/** Days that were chosen stay, and so do those of a season. */
const isMoving = ({ window, from, to }: Scope['input']): boolean => window !== 'season' && !(from && to);
