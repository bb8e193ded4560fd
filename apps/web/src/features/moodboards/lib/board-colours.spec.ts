import { expect, it } from '@jest/globals';
import { coloursOf } from './board-colours.js';
import type { BoardThing } from './board-item.js';

const look = (...colours: string[]) => ({ key: 'look:a', colours }) as unknown as BoardThing;
const own = (...colours: string[]) =>
  ({ key: 'picture:a', content: { kind: 'picture', colours } }) as unknown as BoardThing;
const note = { key: 'note:a', content: { kind: 'note' } } as unknown as BoardThing;

it('names the colours of most pictures first, own pictures among them', () => {
  expect(coloursOf([look('red', 'black'), own('black', 'green'), note])).toEqual(['black', 'red', 'green']);
  expect(coloursOf([])).toEqual([]);
});

it('names eight at most', () => {
  expect(coloursOf([look(...'abcdefghij')])).toHaveLength(8);
});
