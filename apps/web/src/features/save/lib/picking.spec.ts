import { expect, it } from '@jest/globals';
import { picked } from './picking.js';

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
