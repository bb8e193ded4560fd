import { addDays, type Days, isEndOfDay, type Scope, type Windows } from '../scope/scope.js';
import type { Both } from './both-windows.js';
import type { SealedWindow } from './sealed.query.js';

/** What there was of a key on the days of a month, each by the ingest day it arrived on; days are counted from 1970. */
export interface DaysRow {
  key: string;
  days: number[];
  arrived: number[];
  counts: number[];
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * Whether days are added up to windows: where numbers alone are asked, as sealed days tell them. One who asks about thirty times that are
 * past reads each day once.
 */
export const isOfDays = ({ times, input, asOf }: Scope, { tells }: SealedWindow): boolean =>
  times !== undefined && tells && input.as_of !== undefined && isEndOfDay(asOf);

/** @param counted SQL of key, day, ingest_day and n */
export const daysOfKeysSql = (counted: string): string => `
  SELECT key, groupArray(toUInt16(day)) AS days, groupArray(toUInt16(ingest_day)) AS arrived, groupArray(n) AS counts
  FROM (${counted}) GROUP BY key`;

/** What each key has in both windows of what had arrived by then. @param ask what there is in a month, of a window */
export async function addedUp<D extends Days>(
  { asOf }: Scope,
  { now, before }: Windows<D>,
  ask: (month: Days, window: D) => Promise<DaysRow[]>,
): Promise<Both<Map<string, number>>> {
  const last = dayNumber(asOf.toISOString().slice(0, 10));
  const of = async (window: D) => {
    const months = await Promise.all(monthsOf(window).map((month) => ask(month, window)));
    const [from, to] = [dayNumber(window.from), dayNumber(window.to)];
    const sums = new Map<string, number>();
    for (const { key, days, arrived, counts } of months.flat())
      for (const [at, day] of days.entries())
        if (from <= day && day <= to && (arrived[at] ?? 0) <= last)
          sums.set(key, (sums.get(key) ?? 0) + (counts[at] ?? 0));
    return sums;
  };
  return Promise.all([of(now), before && of(before)]);
}

/** The calendar months that have any of the days. */
function monthsOf({ from, to }: Days): Days[] {
  const months: Days[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; ) {
    const next = `${addDays(first, 31).slice(0, 7)}-01`;
    months.push({ from: first, to: addDays(next, -1) });
    first = next;
  }
  return months;
}
