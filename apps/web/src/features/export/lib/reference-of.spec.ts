import { expect, it } from '@jest/globals';
import { exportPath, isSame, living, pinnedTo, referenceOf } from './reference-of';

const path =
  '/api/dashboard/category-overview/runway-share?city=milan&page=2&as_of=2026-11-01T00%3A00%3A00Z&limit=60';

it('knows a figure by the address it was asked at', () => {
  expect(referenceOf(path)).toEqual({
    figure: 'category-overview/runway-share',
    filters: { city: 'milan', as_of: '2026-11-01T00:00:00Z', limit: '60' },
  });
  expect(living(referenceOf(path)).filters).toEqual({ city: 'milan', limit: '60' });
  expect(pinnedTo(living(referenceOf(path)), 'then').filters.as_of).toBe('then');
});

it('leads to a file of the same rows', () => {
  expect(exportPath(path, 'csv', 'en', null)).toBe(`${path}&format=csv&locale=en`);
  expect(exportPath('/api/dashboard/seasons/kpi?city=milan', 'xlsx', 'fr', '2026-11-01T00:00:00Z')).toBe(
    '/api/dashboard/seasons/kpi?city=milan&format=xlsx&locale=fr&as_of=2026-11-01T00%3A00%3A00Z',
  );
});

it('compares what is meant, not how it is written', () => {
  const one = referenceOf('/api/dashboard/seasons/kpi?city=milan&type=man');
  expect(isSame(one, referenceOf('/api/dashboard/seasons/kpi?type=man&city=milan'))).toBe(true);
  expect(isSame(one, referenceOf('/api/dashboard/seasons/kpi?type=man'))).toBe(false);
});
