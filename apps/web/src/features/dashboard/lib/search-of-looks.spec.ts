import { expect, it } from '@jest/globals';
import { searchOfLooks } from './search-of-looks.js';

const rows = (query: string) => searchOfLooks(`/api/dashboard/rows/looks?${query}`)?.toString() ?? null;

it('asks search for the looks behind a number, by the same filters', () => {
  const whole =
    'season=spring-summer-2027&type=woman&city=all-cities&scope=all-brands&window=season&definition=2';
  expect(rows(whole)).toBe('season=spring-summer-2027&type=woman');
  expect(rows(`${whole}&category=all-categories&trend=velvet`)).toBe(
    'season=spring-summer-2027&type=woman&tags=velvet',
  );
  expect(rows('season=resort-2027&type=man&city=paris&brand=verne')).toBe(
    'season=resort-2027&type=man&city=paris&designer=verne',
  );
});

it.each([
  'category=fabric',
  'scope=top-20-brands',
  'colour=ink',
  'tone=reds',
  'as_of=2026-11-01T00:00:00.000Z',
])('asks nothing where search would find others: %s', (narrowed) => {
  expect(rows(`season=spring-summer-2027&type=woman&${narrowed}`)).toBeNull();
});
