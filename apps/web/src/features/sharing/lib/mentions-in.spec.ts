import { expect, it } from '@jest/globals';
import { namedIn, soughtIn, withName } from './mentions-in';

const people = [
  { id: 'm-1', name: 'Ada Vale' },
  { id: 'm-2', name: 'Bob Weaver' },
];
const sought = (text: string) => soughtIn(text, people).map(({ id }) => id);

it('finds whose name is being written after an @ that begins a word', () => {
  expect(sought('@')).toEqual(['m-1', 'm-2']);
  expect(sought('Which mill, @wea')).toEqual(['m-2']);
  expect(sought('@ada va')).toEqual(['m-1']);
  expect(sought('no one')).toEqual([]);
  expect(sought('to ada@')).toEqual([]);
  expect(sought('@Ada Vale which mill')).toEqual([]);
});

it('puts the whole name where it was begun and keeps what stands after it', () => {
  expect(withName('Ask @ad about it', 7, 'Ada Vale')).toEqual({ text: 'Ask @Ada Vale about it', caret: 14 });
});

it('names those whose whole name stands after an @', () => {
  expect(namedIn('@ada vale, and Bob Weaver', people)).toEqual(['m-1']);
  expect(namedIn('@Ada Valente', people)).toEqual([]);
});
