import { expect, it } from '@jest/globals';
import { nameAmong, nameQuery } from './name-of.js';

type Hits = Parameters<typeof nameAmong>[2];

it('asks for the first word of a slug and takes the one that is meant', () => {
  expect(nameQuery('halloran-pike', 'fr')).toEqual({ limit: 100, search: 'halloran', language: 'fr' });
  const hits: Hits = [
    { dimension: 'trends', slug: 'halloran-pike', label: 'no' },
    { dimension: 'brands', slug: 'halloran-pike', label: 'Halloran & Pike' },
  ];
  expect(nameAmong('brand', 'halloran-pike', hits)).toBe('Halloran & Pike');
  expect(nameAmong('brand', 'halloran', hits)).toBeNull();
});
