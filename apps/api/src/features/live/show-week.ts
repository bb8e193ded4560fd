import type { Season } from '@toile/contracts';
import { addDays, type Days } from '../figures/index.js';

export interface ShowWeek extends Days {
  season: string;
}

const SHOW_DAYS = 7;

/**
 * The show week of a day: Monday to Sunday of the season that is being shown, cut where its shows begin or end. Between
 * seasons it is the last seven show days there were.
 */
export function showWeek(
  seasons: readonly Pick<Season, 'slug' | 'shows_start' | 'shows_end'>[],
  day: string,
): ShowWeek | undefined {
  const begun = seasons.filter(({ shows_start }) => shows_start <= day);
  const latest = begun.sort(
    (a, b) => b.shows_end.localeCompare(a.shows_end) || a.slug.localeCompare(b.slug),
  )[0];
  if (!latest) return undefined;
  const { slug: season, shows_start, shows_end } = latest;
  if (shows_end < day)
    return { season, from: latestOf(shows_start, addDays(shows_end, 1 - SHOW_DAYS)), to: shows_end };
  const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const sunday = addDays(monday, 6);
  return { season, from: latestOf(shows_start, monday), to: earliestOf(sunday, shows_end) };
}

const earliestOf = (a: string, b: string) => [a, b].sort()[0] ?? a;
const latestOf = (a: string, b: string) => [a, b].sort()[1] ?? a;
