import { expect, it } from '@jest/globals';
import {
  type BoardScope,
  changed,
  filtersSet,
  full,
  kept,
  pinned,
  readScope,
  type ScopeDefaults,
  scopeQuery,
  withoutFilters,
} from './board-scope.js';

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

it('reads what it knows from an address, whichever way it is given', () => {
  const scope = { city: 'milan', trend: 'denim' };
  expect(readScope(new URLSearchParams('trend=denim&city=milan&utm_source=x&season='))).toEqual(scope);
  expect(readScope({ city: ['milan', 'paris'], trend: ' denim ', page: '2' })).toEqual(scope);
});

it('takes `top_20_brands` for the scope of that name, unless another is chosen', () => {
  expect(readScope({ top_20_brands: '1' })).toEqual({ scope: 'top-20-brands' });
  expect(readScope(new URLSearchParams('top_20_brands=true'))).toEqual({ scope: 'top-20-brands' });
  expect(readScope({ top_20_brands: '0' })).toEqual({});
  expect(readScope({ top_20_brands: '1', scope: 'all-brands' })).toEqual({ scope: 'all-brands' });
});

it('writes an address in one order, and leaves defaults unsaid', () => {
  const scope: BoardScope = { trend: 'denim', city: 'milan', type: 'woman' };
  expect(scopeQuery(scope, defaults)).toBe('?city=milan&trend=denim');
  expect(scopeQuery(scope)).toBe('?type=woman&city=milan&trend=denim');
  expect(scopeQuery({ type: 'woman' }, defaults)).toBe('');
});

it('changes one thing, and takes out what becomes empty', () => {
  expect(changed({ city: 'milan', with: 'lace' }, { with: '', type: 'man' })).toEqual({
    city: 'milan',
    type: 'man',
  });
});

it('takes filters along to another tab, but not what a page was about', () => {
  expect(kept({ city: 'milan', trend: 'denim', with: 'lace', brand: 'a', as_of: 'then' })).toEqual({
    city: 'milan',
    as_of: 'then',
  });
});

it('resets filters, not what the page is about nor what is pinned', () => {
  const scope = { city: 'milan', season: 'resort-2027', trend: 'denim', as_of: 'then' };
  expect(withoutFilters(scope)).toEqual({ trend: 'denim', as_of: 'then' });
  expect(withoutFilters(scope, true)).toEqual({ season: 'resort-2027', trend: 'denim', as_of: 'then' });
});

it('pins seasons, definition and the state of the data, so that defaults may move on', () => {
  expect(pinned({ city: 'milan' }, defaults, '2026-11-01T10:00:00.000Z')).toEqual({
    city: 'milan',
    season: 'spring-summer-2027',
    compare: 'fall-winter-2026',
    definition: '3',
    as_of: '2026-11-01T10:00:00.000Z',
  });
  expect(pinned({ season: 'resort-2027' }, defaults, null)).toMatchObject({ season: 'resort-2027' });
});

it('sets a season beside the same one a year earlier, never beside itself', () => {
  const beside = (scope: BoardScope) => full(scope, defaults).compare;
  expect(beside({})).toBe('fall-winter-2026');
  expect(beside({ season: 'fall-winter-2026' })).toBe('fall-winter-2025');
  expect(beside({ season: 'fall-winter-2026', compare: 'fall-winter-2026' })).toBe('fall-winter-2025');
  expect(beside({ compare: 'spring-summer-2027' })).toBe('fall-winter-2026');
  expect(beside({ season: 'resort-2026', compare: 'fall-winter-2026' })).toBe('fall-winter-2026');
  // The first there is.
  expect(beside({ season: 'resort-2020' })).toBe('fall-winter-2026');
});

it('leaves unsaid what a season stands beside only where that would hold anyway', () => {
  const scope = { season: 'resort-2026', compare: 'fall-winter-2026' };
  expect(scopeQuery(scope, defaults)).toBe('?season=resort-2026&compare=fall-winter-2026');
  expect(scopeQuery({ ...scope, compare: 'resort-2025' }, defaults)).toBe('?season=resort-2026');
});

it('counts the filters that differ', () => {
  expect(filtersSet({ city: 'milan', type: 'woman', trend: 'denim', view: 'colour_tones' }, defaults)).toBe(
    1,
  );
});
