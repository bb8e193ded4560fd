import { expect, it } from '@jest/globals';
import { firstOf, middleOf } from './beside-peers.js';

it('tells the middle of three peers and more, and of fewer nothing', () => {
  expect(middleOf([9, 1, 4])).toBe(4);
  expect(middleOf([9, 1, 4, 6])).toBe(5);
  expect(middleOf([9, null, 1, null, 4])).toBe(4);
  expect(middleOf([1, 9])).toBeNull();
  expect(middleOf([1, 9, null])).toBeNull();
});

it('knows who showed something a year before the others came to it', () => {
  const first = (own: [number | null, number | null], peers: [number | null, number | null]) =>
    firstOf({ before: own[0], now: own[1] }, { before: peers[0], now: peers[1] });
  expect(first([20, 25], [5, 12])).toBe('own');
  expect(first([12, 0], [5, 12])).toBe('own');
  expect(first([2, 8], [10, 11])).toBe('peers');
  // The others have more than there was, or do not rise, or nobody knows.
  expect(first([10, 25], [5, 12])).toBeNull();
  expect(first([20, 20], [12, 12])).toBeNull();
  expect(first([null, 25], [5, 12])).toBeNull();
  expect(first([20, 25], [null, 12])).toBeNull();
});
