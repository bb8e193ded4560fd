import { describe, expect, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { roundDecider } from './forecasts.decider.js';
import type { Forecast } from './forecasts.events.js';
import { latestOrigin, pastOrigins } from './origins.js';
import { scaleOf, scoreOf } from './score.js';

const { given } = specify(roundDecider);
const round = { measure: 'searches', kind: 'trend', origin: '2026-11-23' } as const;
const made_at = '2026-11-25T02:40:00.000Z';
const forecast = (over: Partial<Forecast> = {}): Forecast => ({
  ...round,
  slug: 'denim',
  made_at,
  method: 'combination',
  version: '1',
  note: '',
  data: { from: '2023-11-27', to: '2026-11-22', as_of: made_at, weeks: 156, events: 5_000, digest: 'd' },
  point: [2, 2, 2, 2],
  bands: [50, 80, 95].map((coverage, wider) => ({
    coverage,
    low: [1, 1, 1, 1].map((low) => low - wider),
    high: [3, 3, 3, 3].map((high) => high + wider),
  })),
  scale: 0.5,
  level: 1,
  low_base: false,
  ...over,
});
const make = (origin: string, forecasts: readonly Forecast[]) =>
  ({ type: 'MakeRound', round: { ...round, origin }, made_at, forecasts, left_out: 3 }) as const;

describe('a round of forecasts', () => {
  it('is made whole, and once', () => {
    const events = [
      { type: 'ForecastMade', data: forecast() },
      { type: 'RoundMade', data: { ...round, made_at, forecasts: 1, left_out: 3 } },
    ] as const;
    given()
      .when(make(round.origin, [forecast()]))
      .thenEvents(...events);
    given(...events)
      .when(make(round.origin, [forecast({ point: [9, 9, 9, 9] })]))
      .thenNothing();
  });

  it('rests on nothing it was to foretell, and begins on a Monday', () => {
    const seen = forecast({ data: { ...forecast().data, to: '2026-11-23' } });
    given()
      .when(make(round.origin, [seen]))
      .thenRefused('forecasts/invalid');
    given().when(make('2026-11-24', [])).thenRefused('forecasts/invalid');
  });
});

describe('origins', () => {
  it('are the Monday after the last week that is known for good', () => {
    // Monday and Tuesday: some of the week before may still come.
    expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-12-01'].map(latestOrigin)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ]);
  });

  it('of the past are Mondays of the last weeks and of both years, and the same whoever starts in which week', () => {
    const [first, second] = [pastOrigins('2026-11-23'), pastOrigins('2026-11-16')];
    expect(first.slice(0, 6)).toEqual([
      '2026-11-16',
      '2026-11-02',
      '2026-10-19',
      '2026-10-05',
      '2026-09-28',
      '2026-08-10',
    ]);
    for (const origin of first) expect(new Date(`${origin}T00:00:00Z`).getUTCDay()).toBe(1);
    // A week before, only what was not over yet was another: that was forecast in its own week.
    expect(first.filter((origin) => !second.includes(origin))).toEqual(['2026-11-16']);
    const weeksAgo = (origin: string) => (Date.parse('2026-11-23') - Date.parse(origin)) / 604_800_000;
    const ended = (horizon: number) => first.filter((origin) => weeksAgo(origin) >= horizon).length;
    expect([4, 13, 26, 52].map(ended)).toEqual([14, 11, 8, 4]);
  });
});

describe('the score of a forecast', () => {
  it('tells what came of the weeks that were measured', () => {
    // The last week was not measured; a year before all were 1.
    const came = (week: number) => (week < 0 ? 1 : ([3, 2, 6, null][week] ?? null));
    expect(scoreOf(forecast(), 4, came)).toEqual({
      horizon: 4,
      weeks: 3,
      said: 2,
      came: 11 / 3,
      // Errors of 1, 0 and 4, over 0.5.
      mase: 10 / 3,
      naive: 16 / 3,
      within: [2, 2, 2],
      direction: true,
    });
    expect(scoreOf(forecast({ level: 5 }), 4, came)?.direction).toBe(true);
    expect(scoreOf(forecast({ level: 3 }), 4, came)?.direction).toBe(false);
    expect(scoreOf(forecast({ level: 2 }), 4, came)?.direction).toBeNull();
  });

  it('is in units of what changes in a year, of weeks that were measured', () => {
    const none = Number.NaN;
    const years = Float64Array.from([1, none, 3, 4, 5, 6, 3, none, 3, 6, 5, 7, none]);
    // Four pairs six weeks apart: 2, 0, 2, 0 and 1.
    expect(scaleOf(years, 6)).toBe(1);
    expect(scaleOf(Float64Array.from([1, none, 3, 2]), 6)).toBe(1.5);
    expect(scaleOf(Float64Array.from([2, 2, none]), 6)).toBeNull();
  });

  it('is none of nothing, and divides by nothing', () => {
    expect(scoreOf(forecast(), 4, () => null)).toBeUndefined();
    const flat = scoreOf(forecast({ scale: null }), 4, (week) => (week < 0 ? null : 2));
    expect([flat?.mase, flat?.naive, flat?.within]).toEqual([null, null, [4, 4, 4]]);
  });
});
