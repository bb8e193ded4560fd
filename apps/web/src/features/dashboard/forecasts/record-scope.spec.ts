import { expect, it } from '@jest/globals';
import { readRecordScope, recordQuery, scopeOfGroup } from './record-scope.js';

it('reads what an address says, and leaves nonsense out', () => {
  const given = {
    measure: 'views',
    of: 'brand',
    slug: 'verne',
    horizon: '13',
    method: 'short series',
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
      method: '<b>',
      order: ['worst', 'newest'],
    }),
  ).toEqual({ order: 'worst' });
  expect(recordQuery({})).toBe('');
});

it('leads from a line of the summary to the forecasts it sums up, of whichever the reader looks at', () => {
  const group = { measure: 'views', horizon: 13, method: 'short series' } as Parameters<
    typeof scopeOfGroup
  >[1];
  const scope = { of: 'brand', horizon: 4, order: 'newest', origin: '2026-08-24' } as const;
  const address = new URLSearchParams(recordQuery(scopeOfGroup(scope, group)));
  expect(Object.fromEntries(address)).toEqual({
    of: 'brand',
    measure: 'views',
    horizon: '13',
    method: 'short series',
    order: 'newest',
  });
  expect(readRecordScope(Object.fromEntries(address))).toEqual(scopeOfGroup(scope, group));
});
