import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ForecastKind, LeadMeasure } from '@toile/contracts';
import { addDays, FigureQueryDto, Figures, ReadScope, type Scope, SeriesQuery } from '../../figures/index.js';
import type { WeeklyRound } from '../domain/forecasts.events.js';

/** Five years: forecasts read no more. */
const WEEKS_BACK = 260;
/** The key of the whole in what the query answers. */
const WHOLE = '*';

/** What was measured in the weeks before an origin, the oldest first. */
export interface WeeklyCounts {
  /** Mondays. */
  weeks: readonly string[];
  /** Searches, openings, boards or pictures of any kind; a week with none was not measured. */
  of: readonly number[];
  /** By slug, of concepts there were any of. */
  counts: ReadonlyMap<string, readonly number[]>;
  asOf: Date;
}

/** Weekly counts of every concept at once, of the dashboard's usual scope: womenswear, all cities. */
@Injectable()
export class WeeklyShares {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
    private readonly query: SeriesQuery,
  ) {}

  /** As it was known when the round's last week had closed; now where that was but now. */
  async before({ measure, kind, origin }: WeeklyRound, isPast: boolean, now: Date): Promise<WeeklyCounts> {
    // Two days after the week: by then what came late had come.
    const as_of = isPast ? `${addDays(origin, 2)}T00:00:00.000Z` : undefined;
    const scope = await this.scopes.within(
      Object.assign(new FigureQueryDto(), as_of ? { as_of } : {}),
      'Master',
      now,
    );
    return this.read(scope, { measure, kind }, origin);
  }

  /** All weeks that have closed. */
  async until(of: { measure: LeadMeasure; kind: ForecastKind }, origin: string, now: Date) {
    return this.read(await this.scopes.within(new FigureQueryDto(), 'Master', now), of, origin);
  }

  private async read(
    scope: Scope,
    { measure, kind }: { measure: LeadMeasure; kind: ForecastKind },
    origin: string,
  ): Promise<WeeklyCounts> {
    const weeks = Array.from({ length: WEEKS_BACK }, (_, n) => addDays(origin, 7 * (n - WEEKS_BACK)));
    const rows = await this.query.run(scope, await this.figures.names.all(), {
      measure,
      concept: kind === 'trend' ? 'tag' : 'brand',
      step: 'week',
      days: { from: weeks[0] ?? origin, to: addDays(origin, -1) },
      keys: [],
    });
    const places = new Map(weeks.map((week, place) => [week, place]));
    const counts = new Map<string, number[]>();
    for (const { key, step, events } of rows) {
      const place = places.get(step);
      if (place === undefined) continue;
      const own = counts.get(key) ?? new Array<number>(WEEKS_BACK).fill(0);
      own[place] = events;
      counts.set(key, own);
    }
    const of = counts.get(WHOLE) ?? new Array<number>(WEEKS_BACK).fill(0);
    counts.delete(WHOLE);
    return { weeks, of, counts, asOf: scope.asOf };
  }
}

/** As metrics.md has it: a share of fewer says nothing. */
const FEWEST = 10;
export const isMeasured = (whole: number | undefined): boolean => whole !== undefined && whole >= FEWEST;

/** Percent by week; NaN where too little was measured, which is not the same as nothing of this. */
export const sharesOf = (counts: readonly number[], of: readonly number[]): Float64Array =>
  Float64Array.from(counts, (count, week) => {
    const whole = of[week] ?? 0;
    return isMeasured(whole) ? (100 * count) / whole : Number.NaN;
  });

/** The same for the same counts. */
export const digestOf = (counts: readonly number[], of: readonly number[]): string =>
  createHash('sha256')
    .update(JSON.stringify([counts, of]))
    .digest('hex');
