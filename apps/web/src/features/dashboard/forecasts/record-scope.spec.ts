import { expect, it } from '@jest/globals';
import { readRecordScope, recordQuery } from './record-scope.js';

it('reads what an address says, and leaves nonsense out', () => {
  const given = {
    measure: 'views',
    of: 'brand',
    slug: 'verne',
    horizon: '13',
    order: 'newest',
    origin: '2026-08-24',
  };
  const scope = readRecordScope(given);
  expect(scope).toEqual({ ...given, horizon: 13 });
  expect(Object.fromEntries(new URLSearchParams(recordQuery(scope)))).toEqual(given);
  expect(recordQuery(scope, 3)).toContain('page=3');
  expect(
    readRecordScope({
      measure: 'runway',
      horizon: '5',
      slug: "x'; DROP",
      origin: 'then',
      order: ['worst', 'newest'],
    }),
  ).toEqual({ order: 'worst' });
  expect(recordQuery({})).toBe('');
});
