import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ForecastError } from './forecast-options.js';
import { forecastPanel, type Series } from './forecast-panel.js';
import type { SeriesForecast } from './series-forecast.js';
import { mean, seasonalNaiveError } from './statistics.js';
import { seasonalSeries } from './testing-series.js';

const YEAR = { horizon: 52, season: 52 };
const all = (panel: readonly Series[], options = YEAR) => [...forecastPanel(panel, options)];
const only = (values: readonly number[], options = YEAR) =>
  all([{ name: 'one', values }], options)[0] as SeriesForecast;
const known = (values: readonly number[]) => values.slice(0, -52);
const mase = (said: ArrayLike<number>, values: readonly number[]) =>
  mean(values.slice(-52).map((came, h) => Math.abs(came - (said[h] ?? 0)))) /
  seasonalNaiveError(known(values), 52);

const PANEL = Array.from({ length: 40 }, (_, index) =>
  seasonalSeries(index + 1, { phase: (index % 5) * 9, growth: 0.85 + 0.01 * index, noise: 0.15 }),
);
const named = (series: readonly (readonly number[])[]) =>
  series.map((values, index) => ({ name: `series ${index}`, values }));

describe('forecasts of a known season', () => {
  const forecasts = all(named(PANEL.map(known)));

  it('are a fifth better than the same week a year ago', () => {
    const ours = mean(forecasts.map(({ point }, index) => mase(point, PANEL[index] ?? [])));
    const naive = mean(PANEL.map((values) => mase(known(values).slice(-52), values)));
    expect(ours / naive).toBeLessThan(0.8);
  });

  it('have 80 % intervals that hold 75 to 85 % of what came', () => {
    const held = forecasts.map(({ intervals }, index) => {
      const interval = intervals.find(({ coverage }) => coverage === 0.8);
      const came = (PANEL[index] ?? []).slice(-52);
      return mean(
        came.map((one, h) => Number(one >= (interval?.low[h] ?? 0) && one <= (interval?.high[h] ?? 0))),
      );
    });
    expect(mean(held)).toBeGreaterThan(0.75);
    expect(mean(held)).toBeLessThan(0.85);
  });

  it('say how each method did at rolling origins, and the combination is among the best', () => {
    const scores = forecasts.map((one) => one.scores);
    const of = (method: 'combination' | 'seasonal naive') => mean(scores.map((one) => one[method] ?? 0));
    expect(of('combination')).toBeLessThan(0.85 * of('seasonal naive'));
  });

  it('keep the phase and size of a single series', () => {
    const { point } = only(known(seasonalSeries(7, { noise: 0.02 })));
    point.forEach((said, h) => {
      const truth = 100 * Math.exp(0.4 * Math.cos((2 * Math.PI * (209 + h)) / 52));
      expect(Math.abs(said / truth - 1)).toBeLessThan(0.12);
    });
  });
});

describe('forecasts of difficult series', () => {
  it('follow a new level after a break', () => {
    const values = seasonalSeries(3, { noise: 0.05 }).map((value, t) => (t >= 150 ? value * 2 : value));
    const { point } = only(known(values));
    expect(mean(point) / mean(values.slice(-52))).toBeGreaterThan(0.8);
    expect(mean(point) / mean(values.slice(-52))).toBeLessThan(1.2);
  });

  it('hold what intervals promise where most weeks were never measured', () => {
    // As of show weeks alone: five weeks twice a year.
    const isMeasured = (t: number) => t % 26 < 5;
    const panel = Array.from({ length: 40 }, (_, seed) => {
      const values = seasonalSeries(seed + 1, { noise: 0.3 });
      return {
        name: `s${seed}`,
        values,
        holed: values.map((value, t) => (isMeasured(t) ? value : Number.NaN)),
      };
    });
    const length = 157;
    const made = [
      ...forecastPanel(
        panel.map(({ name, holed }) => ({ name, values: holed.slice(0, length) })),
        { horizon: 52, season: 52 },
      ),
    ];
    let weeks = 0;
    let within = 0;
    made.forEach(({ intervals }, index) => {
      const eighty = intervals[1];
      for (let h = 0; h < 52; h += 1) {
        if (!isMeasured(length + h)) continue;
        const came = panel[index]?.values[length + h] ?? Number.NaN;
        weeks += 1;
        if (came >= (eighty?.low[h] ?? 0) && came <= (eighty?.high[h] ?? 0)) within += 1;
      }
    });
    expect(within / weeks).toBeGreaterThan(0.7);
    expect(within / weeks).toBeLessThan(0.95);
  });

  it('is not led astray by one odd value at the edge of a long silence', () => {
    const known = Array.from({ length: 60 }, (_, t) => 10 + (t % 2));
    const { point } = only([...known, 100, ...new Array<number>(14).fill(Number.NaN)]);
    for (const value of point) expect(value).toBeLessThan(50);
  });

  it('see the same future with some weeks missing', () => {
    const values = known(seasonalSeries(5, { noise: 0.05 }));
    const gaps = values.map((value, t) => (t % 17 === 3 || (t > 60 && t < 72) ? Number.NaN : value));
    const whole = only(values).point;
    const holed = only(gaps);
    expect(holed.note).toMatch(/^missing values filled: \d+/);
    expect(mean(holed.point.map((one, h) => Math.abs(one - (whole[h] ?? 0)))) / mean(whole)).toBeLessThan(
      0.06,
    );
  });

  it('of mostly zeros are never negative and say so', () => {
    const values = seasonalSeries(9, { noise: 1 }).map((value, t) =>
      t % 3 === 0 ? Math.round(value / 50) : 0,
    );
    const { point, intervals, note } = only(values);
    expect(note).toMatch(/\d+ % zeros/);
    for (const bound of [point, ...intervals.map(({ low }) => low)])
      expect(Math.min(...bound)).toBeGreaterThanOrEqual(0);
  });

  it('of a season that repeats itself exactly are that season', () => {
    const values = seasonalSeries(1, { noise: 0 });
    const { point, intervals, scores } = only(known(values));
    expect(mean(point.map((one, h) => Math.abs(one / (values[209 + h] ?? 0) - 1)))).toBeLessThan(0.02);
    expect(intervals[2]?.high.every(Number.isFinite)).toBe(true);
    expect(scores.combination).toBeLessThan(10);
  });

  it('say that a series ended before the others', () => {
    const values = known(seasonalSeries(5)).map((value, t) => (t > 198 ? Number.NaN : value));
    expect(only(values).note).toContain('nothing in the last 10 steps');
  });

  it('go below zero when the past did', () => {
    const values = seasonalSeries(9, { noise: 0.05 }).map((value) => value - 110);
    expect(Math.min(...only(values).point)).toBeLessThan(-10);
  });

  it.each([
    ['three points', [3, 5, 4], 'short series'],
    ['a year and a half', seasonalSeries(2, { length: 78 }), 'short series'],
    ['always the same', [4, 4, 4, 4, 4], 'last value'],
    ['all zero', [0, 0, 0, 0], 'last value'],
  ])('of %s say what was done', (_, values, method) => {
    const forecast = only(values);
    expect(forecast.method).toBe(method);
    expect(forecast.note).not.toBe('');
    expect(forecast.point.every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['two points', [1, 2]],
    ['nothing', []],
    ['two points and a hundred gaps', [1, 2, ...new Array<number>(100).fill(Number.NaN)]],
    ['gaps alone', [Number.NaN, Number.NaN, Number.NaN]],
  ])('of %s are refused', (_, values) => {
    const { method, note, point } = only(values);
    expect(method).toBe('none');
    expect(note).toMatch(/^refused: \d values?, at least 3 are needed$/);
    expect(point.every(Number.isNaN)).toBe(true);
  });

  it('of a million points come within a second of the processor, and tell what was read', () => {
    const values = Float64Array.from({ length: 1_000_000 }, (_, t) => 10 + Math.sin((2 * Math.PI * t) / 52));
    const began = process.cpuUsage();
    const [forecast] = all([{ name: 'long', values }]);
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
    expect(forecast?.note).toMatch(/the last \d+ points are used/);
  });

  it('reach beyond a season, with wider intervals', () => {
    const { point, intervals } = only(seasonalSeries(4), { horizon: 120, season: 52 });
    const width = (h: number) => (intervals[1]?.high[h] ?? 0) - (intervals[1]?.low[h] ?? 0);
    expect(point).toHaveLength(120);
    expect(width(110)).toBeGreaterThan(width(50));
  });
});

describe('what holds for every series', () => {
  const anySeries = fc.array(
    fc.oneof(fc.double({ min: -1e3, max: 1e6, noNaN: true }), fc.constant(Number.NaN)),
    {
      minLength: 0,
      maxLength: 130,
    },
  );

  it('intervals lie in one another around the forecast, whatever came in', () => {
    fc.assert(
      fc.property(
        fc.array(anySeries, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(1, 4, 12, 52),
        (series, season) => {
          for (const { point, intervals, method } of all(named(series), { horizon: 9, season })) {
            if (method === 'none') continue;
            point.forEach((said, h) => {
              const lows = [...intervals].reverse().map(({ low }) => low[h] ?? Number.NaN);
              const highs = intervals.map(({ high }) => high[h] ?? Number.NaN);
              const chain = [...lows, said, ...highs];
              expect(chain.every(Number.isFinite)).toBe(true);
              expect(chain).toEqual([...chain].sort((a, b) => a - b));
            });
          }
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 60) },
    );
  });

  it('a series in other units has the forecast in those units', () => {
    const [plain, larger] = [1, 1000].map((factor) =>
      only(known(seasonalSeries(6)).map((value) => value * factor)),
    );
    larger?.point.forEach((one, h) => {
      expect(one / 1000 / (plain?.point[h] ?? 0)).toBeCloseTo(1, 4);
    });
  });

  it('the order of columns does not matter', () => {
    const panel = named(PANEL.slice(0, 10).map(known));
    const turned = new Map(all([...panel].reverse()).map((one) => [one.name, one.point]));
    for (const { name, point } of all(panel))
      point.forEach((one, h) => {
        expect(turned.get(name)?.[h]).toBeCloseTo(one, 6);
      });
  });

  it('asks for a whole horizon, a whole season, and a name for each series', () => {
    const values = [1, 2, 3];
    expect(() => all([{ name: 'a', values }], { horizon: 0, season: 52 })).toThrow(ForecastError);
    expect(() => all([{ name: 'a', values }], { horizon: 4, season: 0.5 })).toThrow(
      'the season must be a whole number',
    );
    expect(() =>
      all([
        { name: 'a', values },
        { name: 'a', values },
      ]),
    ).toThrow('two series are called "a": rename one');
  });
});
