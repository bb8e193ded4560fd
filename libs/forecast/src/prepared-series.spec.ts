import { expect, it } from '@jest/globals';
import { prepareSeries } from './prepared-series.js';
import { randomNumbers } from './statistics.js';

const SEASON = 52;

/** Six years of a season with noise. */
function weekly(seed: number): number[] {
  const random = randomNumbers(seed);
  return Array.from(
    { length: 6 * SEASON },
    (_, t) => 100 + 30 * Math.sin((2 * Math.PI * t) / SEASON) + 20 * (random() - 0.5),
  );
}

it('measures the error of a series with long gaps by what is known alone', () => {
  const values = weekly(7);
  const whole = prepareSeries('whole', values, SEASON);
  // Twenty weeks of every second year, which are filled by those of the year before.
  const holed = values.map((value, t) =>
    Math.floor(t / SEASON) % 2 === 1 && t % SEASON >= 16 && t % SEASON < 36 ? Number.NaN : value,
  );
  const withGaps = prepareSeries('holed', holed, SEASON);
  expect(withGaps.notes).toEqual(['missing values filled: 60']);
  for (const scale of [0, 1] as const) {
    const ratio = withGaps.scales[scale].error / whole.scales[scale].error;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  }
});

it('measures by steps where no two seasons are known in the same place', () => {
  const values = weekly(11).map((value, t) =>
    Math.floor(t / 26) % 2 === Math.floor(t / SEASON) % 2 ? Number.NaN : value,
  );
  const { error } = prepareSeries('turns', values, SEASON);
  expect(error).toBeGreaterThan(3);
  expect(error).toBeLessThan(15);
});
