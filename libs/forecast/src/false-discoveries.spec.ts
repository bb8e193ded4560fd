import { expect, it } from '@jest/globals';
import { falseDiscoveryRates } from './false-discoveries.js';
import { randomNumbers } from './statistics.js';

it('computes the q-values of the published example', () => {
  // Benjamini and Hochberg (1995), section 3.2: at 0.05 the first four of fifteen are discoveries.
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  const q = falseDiscoveryRates([...p].reverse()).reverse();
  expect(q.filter((one) => one <= 0.05)).toHaveLength(4);
  expect(q[3]).toBeCloseTo((0.0095 * 15) / 4, 10);
  expect(q).toEqual([...q].sort((a, b) => a - b));
});

it('finds something in at most one list of twenty where there is nothing', () => {
  const random = randomNumbers(5);
  const lists = Array.from({ length: 1000 }, () => falseDiscoveryRates(Array.from({ length: 40 }, random)));
  expect(lists.filter((list) => Math.min(...list) <= 0.05).length).toBeLessThan(75);
});

it('knows an empty list', () => {
  expect(falseDiscoveryRates([])).toEqual([]);
});
