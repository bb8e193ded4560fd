import { expect, it } from '@jest/globals';
import { aboutOf } from './focus.js';

it('a focus page is about what its address names', () => {
  expect(aboutOf('trend-focus', { trend: 'denim' }, 's')).toBe('denim');
  expect(aboutOf('season-focus', { season: 'resort-2026', brand: 'a' }, 's')).toBe('resort-2026');
});

it('a season page of a brand shows the usual season, no other page guesses', () => {
  expect(aboutOf('season-focus', { brand: 'a' }, 'spring-summer-2027')).toBe('spring-summer-2027');
  expect(aboutOf('season-focus', {}, 's')).toBe('');
  expect(aboutOf('brand-focus', { season: 'resort-2026' }, 's')).toBe('');
});
