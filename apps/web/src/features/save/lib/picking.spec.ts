import { expect, it } from '@jest/globals';
import { cutBy, picked } from './picking.js';

const all = ['a', 'b', 'c', 'd', 'e'];

it('takes one in and out again', () => {
  expect(picked([], 'b', all, false)).toEqual(['b']);
  expect(picked(['b', 'c'], 'b', all, false)).toEqual(['c']);
});

it('takes all up to one in with shift, in either direction', () => {
  expect(picked(['b'], 'd', all, true)).toEqual(['b', 'c', 'd']);
  expect(picked(['d'], 'b', all, true)).toEqual(['c', 'd', 'b']);
  expect(picked([], 'c', all, true)).toEqual(['c']);
});

it('takes one alone where the other is not on the page any more', () => {
  expect(picked(['gone'], 'c', all, true)).toEqual(['gone', 'c']);
});

it('cuts what a rectangle lies over, not what it only touches', () => {
  const card = { left: 10, top: 10, right: 20, bottom: 30 };
  expect(cutBy({ left: 0, top: 0, right: 11, bottom: 11 }, card)).toBe(true);
  expect(cutBy({ left: 12, top: 12, right: 13, bottom: 13 }, card)).toBe(true);
  expect(cutBy({ left: 0, top: 0, right: 10, bottom: 40 }, card)).toBe(false);
  expect(cutBy({ left: 0, top: 30, right: 40, bottom: 40 }, card)).toBe(false);
});
