import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand } from '@toile/event-store';
import { FORECAST_VERSION, type SeriesForecast } from '@toile/forecast';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { roundDecider } from '../domain/forecasts.decider.js';
import { type Forecast, WEEKS_AHEAD, type WeeklyRound } from '../domain/forecasts.events.js';
import { scaleOf } from '../domain/score.js';
import { roundStream } from '../forecasts.feature.js';
import { forecastInThread } from '../making/in-thread.js';
import { digestOf, isMeasured, sharesOf, type WeeklyCounts, WeeklyShares } from '../making/weekly-shares.js';

/** Fewer events in a year, or weeks, say nothing of what comes. */
const FEWEST_EVENTS = 10;
const FEWEST_WEEKS = 8;
const WEEKS_OF_YEAR = 52;
const LEVEL_WEEKS = 4;
/** As metrics.md has it: fewer rest on little. */
const LOW_BASE = 10;

/** Forecasts every concept of a round, from what was known before its origin alone. */
export class MakeRound extends Command<void> {
  constructor(
    readonly round: WeeklyRound,
    /** A round of long ago, made afterwards. */
    readonly isPast: boolean,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(MakeRound)
export class MakeRoundHandler implements ICommandHandler<MakeRound> {
  constructor(
    private readonly weekly: WeeklyShares,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Nothing is made where nothing was measured yet. @throws DomainError forecasts/invalid */
  async execute({ round, isPast, signal }: MakeRound): Promise<void> {
    const now = new Date();
    const known = await this.weekly.before(round, isPast, now);
    if (!known.of.some(isMeasured)) return;
    const slugs = [...known.counts.keys()]
      .sort()
      .filter((slug) => isEnough(known.counts.get(slug) ?? [], known.of));
    const series = slugs.map((name) => ({ name, values: sharesOf(known.counts.get(name) ?? [], known.of) }));
    const order = { series, horizon: WEEKS_AHEAD, season: WEEKS_OF_YEAR };
    const made = series.length > 0 ? await forecastInThread(order, signal) : [];
    const forecasts = made
      .filter(({ method }) => method !== 'none')
      .map((one) => forecastOf(one, round, known, now));
    const commandId = randomUUID();
    await handleCommand(this.store, roundDecider, {
      stream: roundStream(round),
      commandId,
      metadata: { correlationId: commandId, causationId: null, actor: null, occurredAt: now },
      command: {
        type: 'MakeRound',
        round,
        made_at: now.toISOString(),
        forecasts,
        left_out: known.counts.size - forecasts.length,
      },
    });
  }
}

function isEnough(counts: readonly number[], of: readonly number[]): boolean {
  const lastYear = counts.slice(-WEEKS_OF_YEAR).reduce((sum, one) => sum + one, 0);
  return lastYear >= FEWEST_EVENTS && of.filter(isMeasured).length >= FEWEST_WEEKS;
}

function forecastOf(
  { name: slug, point, intervals, method, note }: SeriesForecast,
  round: WeeklyRound,
  { weeks, of, counts, asOf }: WeeklyCounts,
  now: Date,
): Forecast {
  const own = counts.get(slug) ?? [];
  const measured = weeks.map((_, week) => week).filter((week) => isMeasured(of[week]));
  const lastYear = measured.slice(-WEEKS_OF_YEAR).map((week) => own[week] ?? 0);
  const shares = sharesOf(own, of);
  return {
    ...round,
    slug,
    made_at: now.toISOString(),
    method,
    version: FORECAST_VERSION,
    note,
    data: {
      from: weeks[measured[0] ?? 0] ?? round.origin,
      to: dayBefore(round.origin),
      as_of: asOf.toISOString(),
      weeks: measured.length,
      events: own.reduce((sum, one) => sum + one, 0),
      digest: digestOf(own, of),
    },
    point: numbers(point),
    bands: intervals.map(({ coverage, low, high }) => ({
      coverage: Math.round(100 * coverage),
      low: numbers(low),
      high: numbers(high),
    })),
    scale: scaleOf(shares, WEEKS_OF_YEAR),
    level: digits(mean(measured.slice(-LEVEL_WEEKS).map((week) => shares[week] ?? 0))),
    low_base: mean(lastYear) < LOW_BASE,
  };
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, one) => sum + one, 0) / values.length : 0;
/** More digits would be noise, and twice the room. */
const digits = (value: number): number => Number(value.toPrecision(6));
/** A share of more than all is none. */
const numbers = (values: ArrayLike<number>): number[] =>
  Array.from(values, (value) => digits(Math.min(100, value)));
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
