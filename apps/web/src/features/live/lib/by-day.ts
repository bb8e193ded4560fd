import type { City } from '@toile/contracts';
import { zoneOf } from '../../../catalogue/zone-of';

/** Shows of each day where they take place, the days and the shows of a day in order. */
export function byDay<T extends { show_date: string; city: { slug: string } }>(
  shows: readonly T[],
  cities: readonly City[],
): { day: string; shows: T[] }[] {
  const days = new Map<string, T[]>();
  for (const show of [...shows].sort((a, b) => a.show_date.localeCompare(b.show_date))) {
    const day = dayIn(zoneOf(show.city.slug, cities), new Date(show.show_date));
    days.set(day, [...(days.get(day) ?? []), show]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, shows]) => ({ day, shows }));
}

/** The day it is in a time zone: `2026-03-01`. Swedish writes days as ISO does. */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
