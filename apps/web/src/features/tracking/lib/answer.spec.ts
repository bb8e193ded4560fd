import { expect, it } from '@jest/globals';
import { outcomeOf, waitBefore } from './answer.js';

it.each([
  [204, 'done'],
  [422, 'refused'],
  [400, 'refused'],
  [413, 'refused'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
  // A page of some portal in between is no receipt.
  [200, 'again'],
] as const)('%i: %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

it('waits longer each time, up to two minutes', () => {
  expect([0, 1, 2, 20].map(waitBefore)).toEqual([2_000, 4_000, 8_000, 120_000]);
});
