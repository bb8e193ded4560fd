import { describe, expect, it } from '@jest/globals';
import { changePoints, outliers } from './change-points.js';
import { normalNumbers } from './testing-series.js';

const season = (t: number) => 10 + 3 * Math.cos((2 * Math.PI * t) / 52);
const noisy = (seed: number, add: (t: number) => number = () => 0) => {
  const normal = normalNumbers(seed);
  return Array.from({ length: 209 }, (_, t) => season(t) + normal() + add(t));
};

describe('change points', () => {
  it.each([50, 90, 142])('finds a level that rose in week %i, with the levels before and after', (week) => {
    const found = changePoints(
      noisy(week, (t) => (t >= week ? 5 : 0)),
      52,
    );
    expect(found).toHaveLength(1);
    expect(Math.abs((found[0]?.at ?? 0) - week)).toBeLessThanOrEqual(2);
    expect((found[0]?.after ?? 0) - (found[0]?.before ?? 0)).toBeGreaterThan(3);
  });

  it('finds none in a season with noise', () => {
    const found = Array.from({ length: 40 }, (_, index) => changePoints(noisy(100 + index), 52));
    expect(found.filter((one) => one.length > 0).length).toBeLessThanOrEqual(2);
  });

  it('finds none in a constant or very short series', () => {
    expect(changePoints(new Array(60).fill(2), 52)).toEqual([]);
    expect(changePoints([1, 9, 1], 52)).toEqual([]);
  });
});

describe('outliers', () => {
  it('finds the one week that stands out, and what was expected', () => {
    const [found, ...others] = outliers(
      noisy(3, (t) => (t === 100 ? 12 : 0)),
      52,
    );
    expect(others).toEqual([]);
    expect(found?.at).toBe(100);
    expect(Math.abs((found?.expected ?? 0) - season(100))).toBeLessThan(2);
  });

  it('finds almost none in noise, and none in a constant series', () => {
    const found = Array.from({ length: 20 }, (_, index) => outliers(noisy(300 + index), 52)).flat();
    expect(found.length).toBeLessThanOrEqual(2);
    expect(outliers(new Array(60).fill(2), 52)).toEqual([]);
  });
});
