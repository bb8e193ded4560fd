import { expect, it } from '@jest/globals';
import { randomNumbers } from '@toile/forecast';
import { kappaOf, type TagTable } from './kappa.js';

const table = (both: number, firstOnly: number, secondOnly: number, neither: number): TagTable => ({
  both,
  firstOnly,
  secondOnly,
  neither,
});

it('is what it is by hand: 20 looks both, 5 and 10 one alone, 15 neither', () => {
  // Observed 35/50 = 0.7; expected 0.5 * 0.6 + 0.5 * 0.4 = 0.5; kappa 0.2 / 0.5.
  const { kappa, low, high } = kappaOf(table(20, 5, 10, 15));
  expect(kappa).toBe(0.4);
  // Agreeing 0.4 * (1 - 1.1 * 0.6)^2 + 0.3 * (1 - 0.9 * 0.6)^2 = 0.04624 + 0.06348; disagreeing 0.36 * (0.1 * 1.1^2 + 0.2 * 0.9^2)
  // = 0.10188; chance (0.4 - 0.5 * 0.6)^2 = 0.01; variance 0.2016 / (50 * 0.25) = 0.016128, its root 0.126996.
  expect(low).toBeCloseTo(0.4 - 1.959964 * 0.126996, 5);
  expect(high).toBeCloseTo(0.4 + 1.959964 * 0.126996, 5);
});

it('is 1 where all is the same, below 0 where it is worse than chance', () => {
  expect(kappaOf(table(3, 0, 0, 7))).toEqual({ kappa: 1, low: 1, high: 1, undefined: null });
  // Observed 0, expected 2 * 0.5 * 0.5.
  expect(kappaOf(table(0, 5, 5, 0)).kappa).toBe(-1);
});

it('is 0 where one of the two never gives the tag, and is not defined where nobody or everybody does', () => {
  expect(kappaOf(table(0, 4, 0, 6)).kappa).toBe(0);
  expect(kappaOf(table(0, 0, 0, 6))).toEqual({ kappa: null, low: null, high: null, undefined: 'nobody' });
  expect(kappaOf(table(6, 0, 0, 0)).undefined).toBe('everybody');
  expect(kappaOf(table(0, 0, 0, 0)).undefined).toBe('no-looks');
});

it('does not depend on who is first, and lies within its interval', () => {
  const seed = Number(process.env.PROPERTY_SEED ?? 20_261_127);
  const random = randomNumbers(seed);
  const count = () => Math.floor(random() * 30);
  for (let run = 0; run < 500; run += 1) {
    const [both, a, b, neither] = [count(), count(), count(), count()];
    const one = kappaOf(table(both, a, b, neither));
    const other = kappaOf(table(both, b, a, neither));
    expect([seed, run, one.undefined]).toEqual([seed, run, other.undefined]);
    if (one.kappa === null || other.kappa === null) continue;
    expect(one.kappa).toBeCloseTo(other.kappa, 12);
    expect(one.low).toBeCloseTo(other.low, 6);
    expect(one.low <= one.kappa && one.kappa <= one.high && one.low >= -1 && one.high <= 1).toBe(true);
  }
});
