import { expect, it } from '@jest/globals';
import { forecastPanel } from './forecast-panel.js';
import { cutFor } from './short-series.js';
import { normalNumbers, rememberingNoise, seasonalSeries } from './testing-series.js';

const LONG = 260;
const AHEAD = 13;
const MADE = [
  (seed: number) => seasonalSeries(seed, { length: LONG + AHEAD, phase: seed % 52 }),
  (seed: number) => rememberingNoise(seed, LONG + AHEAD, 0.7).map((one) => 60 + 6 * one),
  (seed: number) => {
    const normal = normalNumbers(seed);
    return Array.from({ length: LONG + AHEAD }, () => 50 + 8 * normal());
  },
];
const make = (seed: number) => MADE[seed % MADE.length]?.(seed) ?? [];

/** Which share of the weeks to come of short series lay within 80 % intervals, beside so many long ones. */
function covered(length: number, long: number): number {
  const came = new Map(Array.from({ length: 60 }, (_, n) => [`short ${n}`, make(1_000 + n)]));
  const panel = [
    ...[...came].map(([name, values]) => ({ name, values: values.slice(LONG - length, LONG) })),
    ...Array.from({ length: long }, (_, n) => ({
      name: `long ${n}`,
      values: make(9_000 + n).slice(0, LONG),
    })),
  ];
  let [within, all] = [0, 0];
  for (const { name, intervals } of forecastPanel(panel, { horizon: AHEAD, season: 52 })) {
    const truth = came.get(name)?.slice(LONG);
    const interval = intervals.find(({ coverage }) => coverage === 0.8);
    truth?.forEach((value, h) => {
      all += 1;
      if (value >= (interval?.low[h] ?? 0) && value <= (interval?.high[h] ?? 0)) within += 1;
    });
  }
  return within / all;
}

// They held 45 to 65 %: their errors were taken to be like those of long series, which are measured from season to season.
it.each([20, 45, 60, 90])(
  'holds what it says of series of %d weeks, which cannot be tried themselves',
  (length) => {
    const share = covered(length, 45);
    expect(share).toBeGreaterThan(0.73);
    expect(share).toBeLessThan(0.9);
  },
);

it('is rather too wide than too narrow where no series is long enough to tell', () => {
  expect(covered(30, 0)).toBeGreaterThan(0.8);
});

// It said 20 below the end of a year's straight rise: the mean of its last season stood for its level.
it.each([20, 45, 60, 90])('is about as near as the last value, or nearer, alone with %d weeks', (length) => {
  const wandering = (seed: number) => {
    const normal = normalNumbers(seed);
    let at = 100;
    return Array.from({ length: LONG + AHEAD }, () => (at += 3 * normal()));
  };
  const rising = (seed: number) => {
    const normal = normalNumbers(seed);
    return Array.from({ length: LONG + AHEAD }, (_, t) => 50 + t + 4 * normal());
  };
  for (const made of [wandering, rising, ...MADE]) {
    let [ours, last] = [0, 0];
    for (let seed = 1; seed <= 30; seed += 1) {
      const all = made(seed);
      const values = all.slice(LONG - length, LONG);
      const [said] = [...forecastPanel([{ name: 'alone', values }], { horizon: AHEAD, season: 52 })];
      for (let h = 0; h < AHEAD; h += 1) {
        const came = all[LONG + h] ?? 0;
        ours += Math.abs((said?.point[h] ?? 0) - came);
        last += Math.abs((values.at(-1) ?? 0) - came);
      }
    }
    expect(ours / last).toBeLessThan(1.3);
  }
});

it('cuts to no more than there is, on the side of the season on which the error is measured alike', () => {
  expect([20, 26, 45, 52, 53, 60, 90, 110].map((length) => cutFor(length, 52))).toEqual([
    13, 26, 26, 52, 57, 57, 78, 104,
  ]);
  expect(cutFor(6, 1)).toBeUndefined();
});
