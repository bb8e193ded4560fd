import { expect, it } from '@jest/globals';
import { crazeFor } from './crazes.js';

const WEEK_MS = 7 * 86_400_000;
const weeks = Array.from({ length: 400 }, (_, n) => Date.UTC(2020, 0, 6) + n * WEEK_MS);
const crazes = (tag: string, isKept: boolean) => weeks.map((at) => crazeFor('seed', tag, at, isKept));

it('comes over some trends in some weeks, is kept on boards the same weeks later, and over no others ever', () => {
  const searched = crazes('velvet', false);
  expect(searched.filter((pull) => pull >= 0.8).length).toBeGreaterThan(30);
  expect(searched.filter((pull) => pull === 0).length).toBeGreaterThan(100);
  expect(crazes('velvet', true).slice(2)).toEqual(searched.slice(0, -2));
  expect(crazes('tailoring', true).slice(4)).toEqual(crazes('tailoring', false).slice(0, -4));
  expect(crazes('florals', false).every((pull) => pull === 0)).toBe(true);
});

it('lasts from Monday to Sunday', () => {
  const sunday = weeks.map((at) => crazeFor('seed', 'ruffles', at + WEEK_MS - 1, false));
  expect(sunday).toEqual(crazes('ruffles', false));
});
