import type { CitySlug, DemoCity, DemoSeason, SeasonCode } from './types.js';

export const CITIES: DemoCity[] = [
  { slug: 'paris', name: 'Paris', country: 'France', timezone: 'Europe/Paris' },
  { slug: 'milan', name: 'Milan', country: 'Italy', timezone: 'Europe/Rome' },
  { slug: 'new-york', name: 'New York', country: 'United States', timezone: 'America/New_York' },
  { slug: 'london', name: 'London', country: 'United Kingdom', timezone: 'Europe/London' },
];

const NAMES: Record<SeasonCode, string> = {
  FW: 'Fall-Winter',
  PF: 'Pre-Fall',
  SS: 'Spring-Summer',
  RS: 'Resort',
};
const CODES: SeasonCode[] = ['FW', 'PF', 'SS', 'RS'];

/** Day windows [month, first day, days] of each week; a negative month belongs to the calendar year before the season's. */
type Week = readonly [month: number, day: number, days: number];
const WOMAN: Record<'FW' | 'SS', Record<CitySlug, Week>> = {
  FW: { 'new-york': [2, 10, 6], london: [2, 16, 5], milan: [2, 22, 7], paris: [3, 1, 9] },
  SS: { 'new-york': [-9, 8, 6], london: [-9, 14, 5], milan: [-9, 20, 7], paris: [-9, 28, 9] },
};
const MAN: Record<'FW' | 'SS', Record<CitySlug, Week>> = {
  FW: { london: [1, 5, 4], milan: [1, 11, 5], paris: [1, 17, 6], 'new-york': [2, 10, 6] },
  SS: { london: [-6, 7, 4], milan: [-6, 13, 5], paris: [-6, 19, 6], 'new-york': [-9, 8, 6] },
};
const COUTURE: Record<'FW' | 'SS', Week> = { FW: [7, 3, 5], SS: [1, 23, 4] };
const PRE: Record<'PF' | 'RS', Week> = { PF: [-12, 1, 41], RS: [-5, 5, 47] };

const DAY_MS = 86_400_000;
const dayOf = (year: number, [month, day]: Week) =>
  Date.UTC(month < 0 ? year - 1 : year, Math.abs(month) - 1, day);
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** When a house of this city and type can show in the season: first day (UTC ms) and number of days. */
export function showWeek(
  season: Pick<DemoSeason, 'code' | 'year'>,
  type: 'woman' | 'man' | 'couture',
  city: CitySlug,
): { start: number; days: number } {
  const week = weekOf(season.code, type, city);
  return { start: dayOf(season.year, week), days: week[2] };
}

function weekOf(code: SeasonCode, type: 'woman' | 'man' | 'couture', city: CitySlug): Week {
  if (code === 'PF' || code === 'RS') return PRE[code];
  if (type === 'couture') return COUTURE[code];
  return (type === 'man' ? MAN : WOMAN)[code][city];
}

function season(code: SeasonCode, year: number): DemoSeason {
  const name = `${NAMES[code]} ${year}`;
  const first = code === 'PF' || code === 'RS' ? PRE[code] : WOMAN[code]['new-york'];
  const last = code === 'PF' || code === 'RS' ? PRE[code] : WOMAN[code].paris;
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    short_name: `${code}${year % 100}`,
    code,
    year,
    shows_start: isoDay(dayOf(year, first)),
    shows_end: isoDay(dayOf(year, last) + (last[2] - 1) * DAY_MS),
  };
}

/** All 44 seasons of 2030 to 2020, newest first as the specification lists them. */
export const SEASONS: DemoSeason[] = Array.from({ length: 11 }, (_, i) => 2030 - i).flatMap((year) =>
  CODES.map((code) => season(code, year)),
);

/** The seasons that have shows (FW20 to SS27), oldest first. */
export const SHOWN_SEASONS: DemoSeason[] = SEASONS.filter(
  ({ shows_start }) => shows_start >= '2020-02-01' && shows_start < '2026-11-01',
).sort((a, b) => a.shows_start.localeCompare(b.shows_start));
