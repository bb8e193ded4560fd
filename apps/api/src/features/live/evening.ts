import { SHOW_MS } from '../catalogue/index.js';

/** Looks that come later belong to no evening. */
const LONGEST_MS = 24 * 3600_000;
/** A reader saves the last look after it has come out. */
const AFTER_MS = 30 * 60_000;

/** From when to when a show is lived through: from its hour, or its first look, until it is over and its last look has been seen. */
export function eveningOf(showDate: Date, arrivals: readonly Date[]): { from: Date; to: Date } {
  const times = arrivals.map(Number);
  const from = Math.min(Number(showDate), Math.max(Math.min(...times), Number(showDate) - LONGEST_MS));
  const inTime = times.filter((at) => at <= from + LONGEST_MS);
  const to = Math.max(Number(showDate) + SHOW_MS, ...inTime.map((at) => at + AFTER_MS));
  return { from: new Date(from), to: new Date(to) };
}
