import type { Reference, Season } from '@toile/contracts';
import type { FigureQueryDto } from './figure-query.dto.js';

export type Environment = 'Master' | 'Demo';

/** What a figure is asked about, with every name looked up. */
export interface Scope {
  environment: Environment;
  type: Reference;
  /** Null for all cities. */
  city: Reference | null;
  season: Season;
  /** Seasons side by side, `season` first. */
  seasons: readonly Season[];
  brand: Reference | null;
  trend: Reference | null;
  input: FigureQueryDto;
  /** What was known then is in the figure. */
  asOf: Date;
  /** Times that are past and asked about together, numbers alone: intervals and consent take longer. */
  times?: readonly Date[];
  /** Filters as the answer names them. */
  filters: Record<string, string>;
}

/** Days in Paris, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Days in which behaviour counts, and those they are compared with, a year earlier. */
export interface Windows<D extends Days = Days> {
  now: D;
  before: D | null;
}

/** Days in which only what is about looks of a season counts. */
export interface SeasonDays extends Days {
  season: string;
}

export interface Window extends Days {
  rule: string;
  /** The season was still being shown. */
  partial: boolean;
}

/** Brands a figure is limited to; all when empty. */
export type Brands = readonly string[];

const DAY_MS = 86_400_000;
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);
/** Whether it is the last millisecond of a day (UTC, as ingest days are). */
export const isEndOfDay = (time: Date): boolean => (time.getTime() + 1) % DAY_MS === 0;
export const isoTime = (time: Date): string => time.toISOString().slice(0, 23).replace('T', ' ');
export const addDays = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
/** How many days there are. */
export const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
/** The same day a year earlier; 29 February becomes the 28th. */
export function yearEarlier(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}

/** The last twelve months up to a day; over a leap day they are a day longer. */
export const twelveMonthsTo = (day: string): Days => ({ from: addDays(yearEarlier(day), 1), to: day });

const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
export const dayInParis = (time: Date): string => PARIS.format(time);

/** Closed seasons that ended within the last two years are shown to everybody. */
const DEMO_YEARS = 2;
export function isInDemo(season: Season, now: Date): boolean {
  let oldest = isoDay(now);
  for (let year = 0; year < DEMO_YEARS; year++) oldest = yearEarlier(oldest);
  return season.status === 'closed' && season.shows_end >= oldest;
}
