import { addDays, type Days, daysIn, isoDay, type Scope, type Windows } from '../scope/scope.js';
import type { Both } from './both-windows.js';
import { bitsSql, knownEnds } from './ends-of-days.js';

/** What there was of a key on the days of a month or year, each by the ingest day it arrived on; days are counted from 1970. */
export interface DaysRow {
  key: string;
  /** 0 or 1 for each end of a day that is asked about: whether it is of the key as the catalogue was known then. */
  held: number[];
  days: number[];
  arrived: number[];
  counts: number[];
}

const DAY_MS = 86_400_000;
const DAYS_OF_QUARTER = 92;
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** What is taken back of a day is below zero. @param counted SQL of key, held (a bit for each end), day, ingest_day and n */
export const daysOfKeysSql = (counted: string): string => `
  SELECT key, ${bitsSql('bits')} AS held, groupArray(toUInt16(day)) AS days, groupArray(toUInt16(ingest_day)) AS arrived, groupArray(toInt64(n)) AS counts
  FROM (SELECT key, day, ingest_day, n, held AS bits FROM (${counted}) WHERE held != 0) GROUP BY key, bits`;

/** What each key has in both windows of what had arrived by then. @param ask what there is in a month or year, of a window */
export async function addedUp<D extends Days>(
  scope: Scope,
  { now, before }: Windows<D>,
  ask: (period: Days, window: D) => Promise<DaysRow[]>,
): Promise<Both<Map<string, number>>> {
  const last = dayNumber(isoDay(scope.asOf));
  const { at: end } = knownEnds(scope);
  const of = async (window: D) => {
    const periods = await Promise.all(periodsOf(window).map((period) => ask(period, window)));
    const [from, to] = [dayNumber(window.from), dayNumber(window.to)];
    const sums = new Map<string, number>();
    for (const { key, held, days, arrived, counts } of periods.flat())
      if (held[end] === 1)
        for (const [at, day] of days.entries())
          if (from <= day && day <= to && (arrived[at] ?? 0) <= last)
            sums.set(key, (sums.get(key) ?? 0) + (counts[at] ?? 0));
    return sums;
  };
  return Promise.all([of(now), before && of(before)]);
}

/** The calendar months that have any of the days; of longer windows the years, since each query reads the catalogue, too. */
function periodsOf(window: Days): Days[] {
  const days = daysIn(window);
  const months = days > DAYS_OF_QUARTER ? 12 : 1;
  const next = new Date(`${window.from.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(Math.floor(next.getUTCMonth() / months) * months);
  const periods: Days[] = [];
  for (let from = isoDay(next); from <= window.to; from = isoDay(next)) {
    next.setUTCMonth(next.getUTCMonth() + months);
    periods.push({ from, to: addDays(isoDay(next), -1) });
  }
  return periods;
}
