import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BrandInCity, splitChange } from './split-change.js';

const none = { looks: 0, hits: 0 };
const group = (brand: string, city: string, before: BrandInCity['before'], after: BrandInCity['after']) => ({
  brand,
  city,
  before,
  after,
});

it('tells apart brands that changed, joined, left and moved', () => {
  const split = splitChange([
    group('A', 'Paris', { looks: 50, hits: 10 }, { looks: 50, hits: 20 }),
    group('B', 'Milan', { looks: 50, hits: 10 }, none),
    group('C', 'Paris', none, { looks: 50, hits: 40 }),
  ]);
  expect(split.before).toBeCloseTo(0.2);
  expect(split.after).toBeCloseTo(0.6);
  // The middle is 0.4: A goes from 10 below to 0 of 100 looks, B's 10 below go, C's 20 above come.
  expect(split.sameBrands).toBeCloseTo(0.1);
  expect(split.left).toBeCloseTo(0.1);
  expect(split.joined).toBeCloseTo(0.2);
  expect(split.cities).toBeCloseTo(0);
});

it('counts a city that a brand of both seasons moved to as a city', () => {
  const split = splitChange([
    group('A', 'Paris', { looks: 10, hits: 5 }, { looks: 10, hits: 5 }),
    group('A', 'Seoul', none, { looks: 10, hits: 10 }),
  ]);
  expect(split.joined).toBe(0);
  expect(split.cities).toBeGreaterThan(0);
});

it('adds up exactly, whatever the groups', () => {
  const counts = fc.nat(80).chain((looks) => fc.nat(looks).map((hits) => ({ looks, hits })));
  const groups = fc.array(
    fc.record({
      brand: fc.constantFrom('A', 'B', 'C', 'D'),
      city: fc.constantFrom('Paris', 'Milan', 'Seoul'),
      before: counts,
      after: counts,
    }),
  );
  fc.assert(
    fc.property(groups, (some) => {
      const { before, after, sameBrands, joined, left, cities } = splitChange(some);
      expect(sameBrands + joined + left + cities).toBeCloseTo(after - before, 12);
    }),
  );
});
