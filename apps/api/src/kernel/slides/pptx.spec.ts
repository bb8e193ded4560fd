import { expect, it } from '@jest/globals';
import { titleSize } from './pptx.js';

it.each([
  ['Autumn', 44],
  ['A long name of a board that goes on for the whole of three lines', 44],
  ['A long name of a board that goes on '.repeat(3).slice(0, 100), 36],
  ['一个很长的情绪板名称'.repeat(10), 24],
])('writes %s in %i points', (title, size) => {
  expect(titleSize(title, 7.33, 2.4)).toBe(size);
});
