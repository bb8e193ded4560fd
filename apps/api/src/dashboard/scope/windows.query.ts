import { Injectable } from '@nestjs/common';
import type { Season } from '@toile/contracts';
import { scopedLooksSql } from '@toile/warehouse';
import { z } from 'zod';
import { lookParams } from '../measures/ask.js';
import { Measured } from '../measures/measured.js';
import type { Names } from './names.js';
import { ReadScope } from './read-scope.js';
import { addDays, type Days, dayInParis, isInDemo, type Scope, type Window, yearEarlier } from './scope.js';

/** Behaviour after the last show that still counts for the season. */
const DAYS_AFTER = 7;
const row = z.object({ season: z.string(), first_day: z.string(), last_day: z.string() });

const sql = (database: string) => `
  SELECT season, toString(toDate(min(show_date), 'Europe/Paris')) AS first_day,
    toString(toDate(max(show_date), 'Europe/Paris')) AS last_day
  FROM (${scopedLooksSql(database)}) GROUP BY season`;

/** Between which days behaviour counts (metrics, "Window"). */
@Injectable()
export class WindowsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly readScope: ReadScope,
  ) {}

  /** The window of a season and, for what it is compared with, that of the same season a year earlier. */
  async of(scope: Scope, names: Names, season: Season): Promise<{ now: Window; before: Days | null }> {
    const chosen = chosenWindow(scope);
    const seasons = [season.slug, ...(season.previous ? [season.previous] : [])];
    const whole = { ...scope, brand: null };
    const shows = await this.measured.rows(scope, {
      ...{ name: 'show-days', sql: sql(this.measured.database), row, from: ['catalogue'] as const },
      params: lookParams(whole, names, seasons),
    });
    const all = await this.readScope.seasons(scope.asOf);
    const showsOf = (slug: string): Days | null => {
      const facts = all.find((one) => one.slug === slug);
      // Pre-Fall and Resort have no week of their own: an operator says when they are.
      const isMain = facts?.code === 'FW' || facts?.code === 'SS';
      const found = isMain ? shows.find((one) => one.season === slug) : undefined;
      if (found) return { from: found.first_day, to: found.last_day };
      return facts ? { from: facts.shows_start, to: facts.shows_end } : null;
    };
    const today = dayInParis(scope.asOf);
    const own = showsOf(season.slug) ?? { from: season.shows_start, to: season.shows_end };
    const partial = own.from <= today && today <= own.to;
    if (chosen)
      return {
        now: { ...chosen, partial },
        before: { from: yearEarlier(chosen.from), to: yearEarlier(chosen.to) },
      };
    const earlier = season.previous ? showsOf(season.previous) : null;
    const rule = `${season.short_name}: first show day to last show day + ${DAYS_AFTER} days, Europe/Paris`;
    return {
      now: { ...withDaysAfter(own), rule, partial },
      before: earlier && withDaysAfter(earlier),
    };
  }

  /** Where no season is meant: the last 30 days; in the demo the last season that is shown there. */
  async home(scope: Scope, names: Names): Promise<{ now: Window; before: Days | null }> {
    const chosen = chosenWindow(scope);
    if (scope.environment === 'Demo') {
      const all = await this.readScope.seasons(scope.asOf);
      const shown = all
        .filter((season) => isInDemo(season, scope.asOf))
        .sort((a, b) => b.shows_end.localeCompare(a.shows_end));
      return this.of(scope, names, shown[0] ?? scope.season);
    }
    const now = chosen ?? lastDays(scope.asOf, 30);
    return {
      now: { ...now, partial: false },
      before: { from: yearEarlier(now.from), to: yearEarlier(now.to) },
    };
  }
}

function chosenWindow({ input, asOf }: Scope): (Days & { rule: string }) | undefined {
  const { from, to, window } = input;
  if (from && to) return { from, to, rule: 'chosen days' };
  if (window === '30d') return lastDays(asOf, 30);
  const today = dayInParis(asOf);
  return window === '12m'
    ? { from: addDays(yearEarlier(today), 1), to: today, rule: 'last 12 months' }
    : undefined;
}

function lastDays(time: Date, days: number): Days & { rule: string } {
  const today = dayInParis(time);
  return { from: addDays(today, 1 - days), to: today, rule: `last ${days} days` };
}

/** The same measured in a window and in the one it is compared with, at once. */
export async function inBoth<T>(
  { now, before }: { now: Days; before: Days | null },
  measure: (days: Days) => Promise<T>,
): Promise<[now: T, before: T | null]> {
  return Promise.all([measure(now), before ? measure(before) : null]);
}

const withDaysAfter = ({ from, to }: Days): Days => ({ from, to: addDays(to, DAYS_AFTER) });
