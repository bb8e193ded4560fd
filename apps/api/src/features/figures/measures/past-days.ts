import { addDays, type Days, daysIn, isEndOfDay, isoDay, type Scope, type Windows } from '../scope/scope.js';
import type { Both } from './both-windows.js';

/** What there was of a key on the days of a month or quarter, each by the ingest day it arrived on; days are counted from 1970. */
export interface DaysRow {
  key: string;
  days: number[];
  arrived: number[];
  counts: number[];
}

const DAY_MS = 86_400_000;
const DAYS_OF_QUARTER = 92;
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * Whether days are added up to windows: where numbers alone are asked, at ends of days. One who asks about thirty times that are past reads
 * each day once.
 */
export const isOfDays = ({ times, input, asOf }: Scope): boolean =>
  times !== undefined && input.as_of !== undefined && isEndOfDay(asOf);

/** What is taken back of a day is below zero. @param counted SQL of key, day, ingest_day and n */
export const daysOfKeysSql = (counted: string): string => `
  SELECT key, groupArray(toUInt16(day)) AS days, groupArray(toUInt16(ingest_day)) AS arrived, groupArray(toInt64(n)) AS counts
  FROM (${counted}) GROUP BY key`;

/** What each key has in both windows of what had arrived by then. @param ask what there is in a month or quarter, of a window */
export async function addedUp<D extends Days>(
  { asOf }: Scope,
  { now, before }: Windows<D>,
  ask: (period: Days, window: D) => Promise<DaysRow[]>,
): Promise<Both<Map<string, number>>> {
  const last = dayNumber(asOf.toISOString().slice(0, 10));
  const of = async (window: D) => {
    const periods = await Promise.all(periodsOf(window).map((period) => ask(period, window)));
    const [from, to] = [dayNumber(window.from), dayNumber(window.to)];
    const sums = new Map<string, number>();
    for (const { key, days, arrived, counts } of periods.flat())
      for (const [at, day] of days.entries())
        if (from <= day && day <= to && (arrived[at] ?? 0) <= last)
          sums.set(key, (sums.get(key) ?? 0) + (counts[at] ?? 0));
    return sums;
  };
  return Promise.all([of(now), before && of(before)]);
}

/** The calendar months that have any of the days; of long windows the quarters, so that fewer queries are asked. */
function periodsOf(window: Days): Days[] {
  const months = daysIn(window) > DAYS_OF_QUARTER ? 3 : 1;
  const next = new Date(`${window.from.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(Math.floor(next.getUTCMonth() / months) * months);
  const periods: Days[] = [];
  for (let from = isoDay(next); from <= window.to; from = isoDay(next)) {
    next.setUTCMonth(next.getUTCMonth() + months);
    periods.push({ from, to: addDays(isoDay(next), -1) });
  }
  return periods;
}
