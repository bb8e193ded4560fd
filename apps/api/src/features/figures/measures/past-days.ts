import { addDays, type Days, isoDay, type Scope, type Windows } from '../scope/scope.js';
import type { Both } from './both-windows.js';
import { bitsSql, endsOf, knownEnds, spanOf } from './ends-of-days.js';

/** What there was of a key on the days of some months, each by the ingest day it arrived on; days are counted from 1970. */
export interface DaysRow {
  key: string;
  /** 0 or 1 for each end of a day that is asked about: whether it is of the key as the catalogue was known then. */
  held: number[];
  days: number[];
  arrived: number[];
  counts: number[];
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** What is taken back of a day is below zero. @param counted SQL of key, held (a bit for each end), day, ingest_day and n */
export const daysOfKeysSql = (counted: string): string => `
  SELECT key, ${bitsSql('bits')} AS held, groupArray(toUInt16(day)) AS days, groupArray(toUInt16(ingest_day)) AS arrived, groupArray(toInt64(n)) AS counts
  FROM (SELECT key, day, ingest_day, n, held AS bits FROM (${counted}) WHERE held != 0) GROUP BY key, bits`;

/** What each key has in both windows of what had arrived by then. @param ask what there is in calendar months, of a window */
export async function addedUp<D extends Days>(
  scope: Scope,
  { now, before }: Windows<D>,
  ask: (months: Days, window: D) => Promise<DaysRow[]>,
): Promise<Both<Map<string, number>>> {
  const last = dayNumber(isoDay(scope.asOf));
  const { at: end } = knownEnds(scope);
  const of = async (window: D) => {
    const [from, to] = [dayNumber(window.from), dayNumber(window.to)];
    const sums = new Map<string, number>();
    for (const { key, held, days, arrived, counts } of await ask(monthsOf(scope, window), window)) {
      if (held[end] !== 1) continue;
      let sum: number | undefined;
      for (let at = 0; at < days.length; at += 1) {
        const day = days[at] ?? 0;
        if (from <= day && day <= to && (arrived[at] ?? 0) <= last) sum = (sum ?? 0) + (counts[at] ?? 0);
      }
      if (sum !== undefined) sums.set(key, (sums.get(key) ?? 0) + sum);
    }
    return sums;
  };
  return Promise.all([of(now), before && of(before)]);
}

/**
 * The calendar months that have any day of the window at any of the times that are asked together: one query of the catalogue tells of
 * all of them. Whole months, since a season's window is a few days longer once another show of it is catalogued.
 */
function monthsOf(scope: Scope, window: Days): Days {
  const { from, to } = spanOf(endsOf(scope, window, scope.times ?? []));
  const next = new Date(`${to.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from: `${from.slice(0, 7)}-01`, to: addDays(isoDay(next), -1) };
}
