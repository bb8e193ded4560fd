import { expect, it } from '@jest/globals';
import type { Forecast } from './fan.js';
import { type ConceptForecast, fanSeries, measuredIn, oddRings, outlookOf, withFan } from './fan.js';

const week = (from: string, to: string, value: number) => ({
  from,
  to,
  value,
  bands: [
    { coverage: 50, low: value - 1, high: value + 1 },
    { coverage: 80, low: value - 2, high: value + 2 },
    { coverage: 95, low: value - 3, high: value + 4 },
  ],
});
const step = (from: string) => ({
  from,
  to: from,
  season: null,
  season_short: null,
  partial: false,
  of: 1,
});
const forecast = {
  weeks: [week('2026-11-16', '2026-11-22', 5), week('2026-11-23', '2026-11-29', 6)],
} as unknown as Forecast;
const look = { accent: '#900' } as Parameters<typeof fanSeries>[1];

it('goes on after the last known week, over weeks that came since', () => {
  const { steps, fan } = withFan([step('2026-11-09'), step('2026-11-16')], forecast);
  expect(steps.map(({ from }) => from)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
  expect(fan.point).toEqual([null, 5, 6]);
  expect(fan.bands[0]).toEqual({ low: [null, 2, 3], high: [null, 9, 10] });
  expect(fan.bands[2]).toEqual({ low: [null, 4, 5], high: [null, 6, 7] });
});

it('opens a single season from what was known before it', () => {
  const one = { weeks: [{ ...week('2027-02-10', '2027-03-09', 5), season_short: 'FW27' }] };
  const known = [step('2026-02-10'), step('2026-09-08')];
  const { steps, fan } = withFan(known, one as unknown as Forecast, [{ value: 3 }, { value: 4 }]);
  expect(steps.at(-1)).toMatchObject({ from: '2027-02-10', season_short: 'FW27' });
  expect(fan.point).toEqual([null, 4, 5]);
  expect(fan.bands[1]).toEqual({ low: [null, 4, 3], high: [null, 4, 7] });
});

it('stacks its edges up to the highest, the middle the strongest', () => {
  const { fan } = withFan([step('2026-11-09'), step('2026-11-16')], forecast);
  const series = fanSeries(fan, look, 'Foretold');
  const edges = series.slice(0, 6);
  const top = edges.reduce((sum, one) => sum + Number((one.data as (number | null)[])[1]), 0);
  expect(top).toBe(9);
  const shades = edges.map((one) => (one as { areaStyle?: { opacity: number } }).areaStyle?.opacity ?? 0);
  expect(Math.max(...shades)).toBe(shades[3]);
  expect(shades[1]).toBeCloseTo(shades[5] ?? 0);
  expect(series.at(-1)).toMatchObject({ name: 'Foretold', data: [null, 5, 6] });
});

it('says nothing of weeks in which too little was measured', () => {
  const found = {
    series: {
      steps: [
        { ...step('2026-11-09'), of: 1 },
        { ...step('2026-11-16'), of: 400 },
      ],
      series: [{ points: [{ value: 100 }, { value: 7 }] }],
    },
  } as unknown as ConceptForecast;
  expect(measuredIn(found)).toEqual([null, 7]);
});

it('marks the weeks in which something changed, of those that are drawn', () => {
  const found = {
    forecast: null,
    changes: [{ from: '2026-11-16' }, { from: '2020-01-06' }],
    odd_weeks: [{ from: '2026-11-09' }],
  } as unknown as ConceptForecast;
  const outlook = outlookOf([step('2026-11-09'), step('2026-11-16')], found);
  expect(outlook).toMatchObject({ fan: null, changes: [1], odd: [0] });
  expect(oddRings(outlook.odd, [4, 5], look).map(({ data }) => data)).toEqual([[4, null]]);
  expect(oddRings([], [4, 5], look)).toEqual([]);
});
