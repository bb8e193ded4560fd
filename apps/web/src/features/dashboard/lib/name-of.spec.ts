import { expect, it } from '@jest/globals';
import { nameAmong, namePath } from './name-of.js';

it('asks for the first word of a slug and takes the one that is meant', () => {
  expect(namePath('halloran-pike')).toBe('/api/dashboard/search?limit=100&search=halloran');
  const hits = [
    { dimension: 'trends', slug: 'halloran-pike', label: 'no' },
    { dimension: 'brands', slug: 'halloran-pike', label: 'Halloran & Pike' },
  ];
  expect(nameAmong('brand', 'halloran-pike', hits)).toBe('Halloran & Pike');
  expect(nameAmong('brand', 'halloran', hits)).toBeNull();
});
