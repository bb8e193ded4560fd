import { expect, it } from '@jest/globals';
import { onePictureEach } from './one-picture-each.js';

it.each([
  [['ab', 'ab', 'abc'], 'abc'],
  [['b', 'ab', 'ba'], 'bab'],
  [['a', 'a'], 'aa'],
])('chooses for %j %s', (choices, expected) => {
  expect(onePictureEach(choices.map((own) => [...own])).join('')).toBe(expected);
});

it('has none where there is none', () => {
  expect(onePictureEach([[], ['a']])).toEqual([undefined, 'a']);
});
