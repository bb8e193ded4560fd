import { expect, it } from '@jest/globals';
import { differences, sharesOf } from './differences.js';

it('of looks says what all show, and what only some do', () => {
  const [a, b] = [sharesOf([['coat', 'wool', 'wool']]), sharesOf([['coat', 'lace']])];
  expect(differences([a, b])).toEqual({
    same: [{ value: 'coat', shares: [1, 1] }],
    apart: [
      { value: 'lace', shares: [0, 1] },
      { value: 'wool', shares: [1, 0] },
    ],
  });
});

it('of collections says how much of each, the widest apart first', () => {
  const a = sharesOf([['lace'], ['lace', 'wool'], ['lace'], ['wool']]);
  const b = sharesOf([['wool'], ['wool', 'denim']]);
  expect(differences([a, b]).apart).toEqual([
    { value: 'lace', shares: [0.75, 0] },
    { value: 'denim', shares: [0, 0.5] },
    { value: 'wool', shares: [0.5, 1] },
  ]);
});

it('of nothing says nothing', () => {
  expect(differences([])).toEqual({ same: [], apart: [] });
  expect(sharesOf([])).toEqual(new Map());
});
