import { expect, it } from '@jest/globals';
import { searchable, tagsLike } from './tag-search.js';

const tag = (slug: string, label: string, ...words: string[]) => ({
  slug,
  label,
  words: [label, ...words],
  kind: null,
  looks: 1,
});
const tags = searchable([
  tag('velvet', 'Velvet', 'Velours', '丝绒'),
  tag('devore-velvet', 'Devoré velvet'),
  tag('coat', 'Coat', 'Manteau'),
  tag('trench-coat', 'Trench coat', 'Imper'),
]);
const found = (typed: string) => tagsLike(tags, typed).map(({ slug }) => slug);

it('finds tags by the words of any language, what begins so first', () => {
  expect(found('vel')).toEqual(['velvet', 'devore-velvet']);
  expect(found('DEVORE')).toEqual(['devore-velvet']);
  expect(found('丝')).toEqual(['velvet']);
  expect(found('coat')).toEqual(['coat', 'trench-coat']);
  expect(found('  ')).toEqual([]);
  expect(tagsLike(tags, 'manteau')[0]?.detail).toBe('Manteau');
});
