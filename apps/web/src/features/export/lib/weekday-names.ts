import type { Locale } from '@toile/contracts';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** What days of the week are called; Monday is 1. */
export function weekdayNames(locale: Locale): (day: number, length: 'short' | 'long') => string {
  return (day, length) =>
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);
}
