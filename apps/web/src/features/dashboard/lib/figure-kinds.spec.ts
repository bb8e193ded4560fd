import { expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES, isUnobeyed, TONES } from '@toile/contracts';
import type { ScopeDefaults } from './board-scope.js';
import {
  CARDS,
  cardOf,
  type FigureName,
  figurePath,
  kindOf,
  notNarrowedBy,
  referencePath,
} from './figure-kinds.js';

const defaults: ScopeDefaults = {
  type: 'woman',
  city: 'all-cities',
  category: 'all-categories',
  season: 'spring-summer-2027',
  compare: 'fall-winter-2026',
  scope: 'all-brands',
  metric: 'traffic',
  view: 'main_colours',
  job: 'consumer',
  country: 'all-countries',
};
const asked = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

it('asks with the filters a figure has, and no others', () => {
  const path = figurePath('top20', { city: 'milan', category: 'theme', metric: 'views' }, defaults);
  expect(path.split('?')[0]).toBe('/api/dashboard/graphs/top20/home');
  expect(asked(path)).toEqual({
    type: 'woman',
    city: 'milan',
    season: 'spring-summer-2027',
    limit: '20',
  });
});

it('asks for all parts of what adds up to 100', () => {
  expect(Number(asked(figurePath('dominantTones', {}, defaults)).limit)).toBeGreaterThanOrEqual(TONES.length);
});

it('asks for the other side: its season, its trend or its house', () => {
  expect(asked(figurePath('seasonKpi', {}, defaults, 'other')).season).toBe('fall-winter-2026');
  expect(
    asked(figurePath('trendSearches', { trend: 'denim', with: 'lace' }, defaults, 'other')),
  ).toMatchObject({
    trend: 'lace',
    season: 'spring-summer-2027',
  });
  expect(asked(figurePath('brandKpi', { brand: 'a', with: 'b' }, defaults, 'other')).brand).toBe('b');
});

it('pins the state of the data for all, an earlier definition only for what has one', () => {
  const scope = { as_of: '2026-11-01T10:00:00.000Z', definition: '1' };
  expect(asked(figurePath('runwayShare', scope, defaults))).toMatchObject(scope);
  expect(asked(figurePath('top20', scope, defaults)).definition).toBeUndefined();
  expect(asked(figurePath('top20', scope, defaults)).as_of).toBe(scope.as_of);
  // Pinned before traffic counted every page that names a brand.
  expect(asked(figurePath('top20', { definition: '2' }, defaults)).definition).toBe('2');
});

it.each(Object.keys(CARDS) as FigureName[])('%s asks for nothing that its figure refuses', (name) => {
  const { path, fields, also } = kindOf(name);
  const given = [...fields, ...new URLSearchParams(also).keys()];
  expect(given.filter((field) => isUnobeyed(path, field))).toEqual([]);
});

it('says which of the reader’s filters a card is not narrowed by', () => {
  const scope = { city: 'milan', brand: 'verne', season: 'spring-summer-2027' };
  expect(notNarrowedBy('searches', scope, defaults)).toEqual(['brand']);
  expect(notNarrowedBy('mostSearched', scope, defaults)).toEqual(['city', 'brand']);
  expect(notNarrowedBy('runwayShare', scope, defaults)).toEqual([]);
});

it('has a card for each figure that can be asked for, and asks for it by its own address with the filters it was chosen with', () => {
  const others = FIGURE_ADDRESSES.filter((figure) => kindOf(cardOf({ figure, filters: {} })).path !== figure);
  // The same looks by another address.
  expect(others).toEqual(['most-viewed-looks']);
  const shares = 'category-overview/runway-share' as const;
  expect(cardOf({ figure: shares, filters: {} })).toBe('runwayShare');
  expect(cardOf({ figure: shares, filters: { compare: 'fall-winter-2025' } })).toBe('seasonsCompared');
  const path = referencePath({ figure: 'graphs/ranking', filters: { window: '30d', metric: 'views' } });
  expect(path.split('?')[0]).toBe('/api/dashboard/graphs/ranking');
  expect(asked(path)).toEqual({ window: '30d', metric: 'views', limit: '20' });
});
