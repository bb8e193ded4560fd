import { expect, it } from '@jest/globals';
import type { BoardEntry } from './board-item.js';
import { dropped, placeIn, putInSection, sectionPlaced, sectionStepped, withHeadings } from './sections.js';

const order = ['a', 'section:x', 'b', 'c', 'section:y', 'd'];

it('puts names above the pictures of their sections, and those of no section first', () => {
  const items = [
    { key: 'a', section: null },
    { key: 'b', section: 'x' },
    { key: 'c', section: 'gone' },
  ];
  const sections = ['x', 'y'].map((id) => ({ id, name: id.toUpperCase() }));
  const keys = (empty: boolean) => withHeadings(items, sections, empty).map(({ key }) => key);
  expect(keys(true)).toEqual(['a', 'c', 'section:x', 'b', 'section:y']);
  expect(keys(false)).toEqual(['a', 'c', 'section:x', 'b']);
});

it.each([
  ['section:y', 0, 'a section:y d section:x b c'],
  ['section:y', 2, 'a section:y d section:x b c'],
  ['section:x', 5, 'a section:y d section:x b c'],
  ['section:x', 3, 'a section:x b c section:y d'],
  ['section:none', 0, 'a section:x b c section:y d'],
])('takes %s with its pictures to place %i', (key, place, expected) => {
  expect(sectionPlaced(order, key, place).join(' ')).toBe(expected);
});

it.each([
  ['d', 1, 'a section:x d b c section:y'],
  ['d', 4, 'a section:x b c section:y d'],
  ['a', 1, 'section:x a b c section:y d'],
  ['b', 4, 'a section:x c section:y b d'],
  ['c', 4, 'a section:x b section:y c d'],
  ['d', 2, 'a section:x d b c section:y'],
])(
  'drops %s on the entry at %i: on a name it is the first of that section, from above and from below',
  (key, place, expected) => {
    expect(dropped(order, key, place).join(' ')).toBe(expected);
  },
);

it('steps a section over the next one, and stays at the ends', () => {
  expect(sectionStepped(order, 'section:x', 1).join(' ')).toBe('a section:y d section:x b c');
  expect(sectionStepped(order, 'section:x', -1)).toEqual(order);
  expect(sectionStepped(order, 'section:y', 1)).toEqual(order);
});

it('puts chosen pictures at the end of a section, wherever they stood', () => {
  expect(putInSection(order, new Set(['d', 'a']), 'section:x').join(' ')).toBe('section:x b c a d section:y');
});

it('numbers a picture within its section', () => {
  const entries = order.map((key) => (key.startsWith('section:') ? { key, heading: key } : { key }));
  const at = (key: string) => placeIn(entries as BoardEntry[], key);
  expect([at('a'), at('c'), at('d')]).toEqual([
    { section: null, place: 1 },
    { section: 'section:x', place: 2 },
    { section: 'section:y', place: 1 },
  ]);
});
