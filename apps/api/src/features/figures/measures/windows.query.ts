import { Injectable } from '@nestjs/common';
import type { Season } from '@toile/contracts';
import { ReadScope } from '../scope/read-scope.js';
import {
  addDays,
  type Days,
  dayInParis,
  daysIn,
  isInDemo,
  type Scope,
  type SeasonDays,
  twelveMonthsTo,
  type Window,
  type Windows,
  yearEarlier,
} from '../scope/scope.js';
import { type ShowDays, ShowDaysQuery } from './show-days.query.js';

/** Behaviour after the last show that still counts for the season. */
export const DAYS_AFTER = 7;

/** Between which days behaviour counts (metrics, "Window"). */
@Injectable()
export class WindowsQuery {
  constructor(
    private readonly showDays: ShowDaysQuery,
    private readonly readScope: ReadScope,
  ) {}

  /** The window of a season and, for what it is compared with, that of the same season a year earlier. */
  async of(
    scope: Scope,
    season: Season,
    daysAfter = DAYS_AFTER,
  ): Promise<{ now: Window; before: Days | null }> {
    const chosen = chosenWindow(scope);
    const [shown, all] = await Promise.all([this.showDays.run(scope), this.readScope.seasons(scope.asOf)]);
    const showsOf = (slug: string): Shows | null => {
      const facts = all.find((one) => one.slug === slug);
      if (!facts) return null;
      const whole = { from: facts.shows_start, to: facts.shows_end };
      // Pre-Fall and Resort have no week of their own: an operator says when they are.
      if (facts.code !== 'FW' && facts.code !== 'SS') return { ...whole, areThere: true };
      const found = daysOf(scope, slug, shown);
      return { ...(found ?? whole), areThere: found !== null };
    };
    const today = dayInParis(scope.asOf);
    const own = showsOf(season.slug) ?? { from: season.shows_start, to: season.shows_end, areThere: true };
    const partial = own.from <= today && today <= own.to;
    if (chosen)
      return {
        now: { ...chosen, partial },
        before: { from: yearEarlier(chosen.from), to: yearEarlier(chosen.to) },
      };
    const earlier = season.previous ? showsOf(season.previous) : null;
    return {
      now: { ...withDaysAfter(own, daysAfter), rule: ruleOf(season, own, earlier, daysAfter), partial },
      before: earlier && withDaysAfter(earlier, daysAfter),
    };
  }

  /** Where no season is meant: the last 30 days; in the demo the last season that is shown there. */
  async home(scope: Scope): Promise<{ now: Window; before: Days | null }> {
    const chosen = chosenWindow(scope);
    if (scope.environment === 'Demo') {
      const all = await this.readScope.seasons(scope.asOf);
      const shown = all
        .filter((season) => isInDemo(season, scope.asOf))
        .sort((a, b) => b.shows_end.localeCompare(a.shows_end));
      return this.of(scope, shown[0] ?? scope.season);
    }
    const now = chosen ?? lastDays(scope.asOf, 30);
    return {
      now: { ...now, partial: false },
      before: { from: yearEarlier(now.from), to: yearEarlier(now.to) },
    };
  }
}

/** The days of a season's shows; of the whole season where it has none in the scope. */
type Shows = Days & { areThere: boolean };

/** How the days were found, in parts that `window-rule-in.ts` has words for. */
function ruleOf({ short_name }: Season, own: Shows, earlier: Shows | null, daysAfter: number): string {
  const found = own.areThere
    ? 'first show day to last show day'
    : 'without shows of this type and city, the whole season';
  const parts = [`${short_name}: ${found} + ${daysAfter} days, Europe/Paris`];
  if (earlier && daysIn(earlier) !== daysIn(own))
    parts.push(
      `${daysIn(withDaysAfter(own, daysAfter))} days beside ${daysIn(withDaysAfter(earlier, daysAfter))} a year earlier`,
    );
  if (earlier && own.areThere && !earlier.areThere)
    parts.push('a year earlier without such shows, the whole season');
  return parts.join('; ');
}

/** From the first to the last show of a season in the scope's cities. */
function daysOf({ type, city }: Scope, season: string, shown: readonly ShowDays[]): Days | null {
  const own = shown.filter(
    (one) => one.season === season && one.type === type.slug && (!city || one.city === city.slug),
  );
  const [from] = own.map(({ first_day }) => first_day).sort();
  const to = own
    .map(({ last_day }) => last_day)
    .sort()
    .at(-1);
  return from && to ? { from, to } : null;
}

function chosenWindow({ input, asOf }: Scope): (Days & { rule: string }) | undefined {
  const { from, to, window } = input;
  if (from && to) return { from, to, rule: 'chosen days' };
  if (window === '30d') return lastDays(asOf, 30);
  return window === '12m' ? { ...twelveMonthsTo(dayInParis(asOf)), rule: 'last 12 months' } : undefined;
}

function lastDays(time: Date, days: number): Days & { rule: string } {
  const today = dayInParis(time);
  return { from: addDays(today, 1 - days), to: today, rule: `last ${days} days` };
}

/** The windows with the season each is about; what has no season before is compared with nothing. */
export const inSeasons = ({ now, before }: Windows, { slug, previous }: Season): Windows<SeasonDays> => ({
  now: { ...now, season: slug },
  before: before && previous ? { ...before, season: previous } : null,
});

const withDaysAfter = ({ from, to }: Days, days: number): Days => ({ from, to: addDays(to, days) });
