import { Injectable } from '@nestjs/common';
import { ValidationError } from '@toile/platform';
import { Figures } from '../counts/figures.js';
import { shareRow } from '../figure/figure-row.js';
import { isOneCountry } from '../measures/countries.js';
import { WHOLE } from '../measures/measure-params.js';
import { ReadScope } from '../scope/read-scope.js';
import {
  addDays,
  type Days,
  dayInParis,
  isInDemo,
  mondayOf,
  type Scope,
  yearEarlier,
} from '../scope/scope.js';
import { Concepts } from './concepts.js';
import type { SeriesDto } from './series.dto.js';
import { SeriesQuery, type Step, type WeeklyCount } from './series.query.js';
import { type AskedSeries, drawnSlugs, SeriesFrame } from './series-frame.js';
import { stepsIn, stepsOf } from './steps.js';

/** Ten years of weeks, or a year and a half of days. */
const MOST_STEPS = 560;
const DEFINITIONS: Record<WeeklyCount, string> = {
  'street-style': 'street_style_share',
  searches: 'search_percentage_v3',
  views: 'views_of_looks',
  boards: 'boards_that_gained',
  traffic: 'ranking_traffic',
};

/** What people did, and what was worn in the street: a point each week or day. */
@Injectable()
export class BehaviourSeries {
  constructor(
    private readonly figures: Figures,
    private readonly scopes: ReadScope,
    private readonly query: SeriesQuery,
    private readonly frame: SeriesFrame,
    private readonly concepts: Concepts,
  ) {}

  /** @throws ValidationError when there would be too many steps */
  async of(scope: Scope, ask: AskedSeries & { measure: WeeklyCount; step: Step }): Promise<SeriesDto> {
    const { concept, slugs, groups = [], measure, step } = ask;
    const [names, days] = await Promise.all([this.figures.names.all(), this.days(scope, step)]);
    if (stepsIn(days, step) > MOST_STEPS) throw tooMany(step);
    const rows = await this.query.run(scope, names, { measure, concept, step, days, keys: slugs, groups });
    const counts = new Map<string, Map<string, number>>();
    for (const { key, step: at, events } of rows) {
      const own = counts.get(key) ?? new Map<string, number>();
      counts.set(key, own.set(at, events));
    }
    const steps = stepsOf(days, step, dayInParis(scope.asOf)).map((one) => {
      const at = step === 'week' ? mondayOf(one.from) : one.from;
      return { ...one, season: null, season_short: null, at, of: counts.get(WHOLE)?.get(at) ?? 0 };
    });
    const total = (key: string) => [...(counts.get(key)?.values() ?? [])].reduce((sum, one) => sum + one, 0);
    const all = [...counts.keys()].filter((key) => key !== WHOLE);
    const keys = drawnSlugs(ask, all, total);
    const [named, { country }] = [await this.concepts.named(concept, keys, groups), scope.input];
    return this.frame.of(scope, {
      definition: DEFINITIONS[measure],
      // Boards are of members, who are all known; pictures are of the catalogue.
      ofVisitors: measure !== 'boards' && measure !== 'street-style',
      ...(isOneCountry(country) && { filters: { country } }),
      steps: steps.map(({ at: _, ...one }) => one),
      series: named.map((one) => ({
        ...one,
        points: steps.map(({ at, of }) => {
          const numerator = counts.get(one.slug)?.get(at) ?? 0;
          const share = { numerator, denominator: of, isBehaviour: measure !== 'street-style' };
          const { value, low_base } = shareRow({ label: '' }, share, undefined, 2);
          return { value, numerator, low_base, interval: null };
        }),
      })),
    });
  }

  /** Those that were chosen; else a year of weeks or a quarter of days. The demo ends with its newest season. */
  private async days(scope: Scope, step: Step): Promise<Days> {
    const { from, to } = scope.input;
    if (from && to) return { from, to };
    const last = await this.lastDay(scope);
    return { from: step === 'week' ? mondayOf(yearEarlier(last)) : addDays(last, -90), to: last };
  }

  /** The last day a reader sees: today, or in the demo the end of its newest season. */
  async lastDay({ environment, asOf }: Scope): Promise<string> {
    if (environment === 'Master') return dayInParis(asOf);
    const shown = (await this.scopes.seasons(asOf)).filter((season) => isInDemo(season, asOf));
    return (
      shown
        .map(({ shows_end }) => shows_end)
        .sort()
        .at(-1) ?? dayInParis(asOf)
    );
  }
}

const tooMany = (step: Step) =>
  new ValidationError([
    {
      propertyPath: 'from',
      message: `At most ${MOST_STEPS} ${step}s: choose fewer days${step === 'day' ? ', or weeks' : ''}.`,
      code: 'too_many',
    },
  ]);
