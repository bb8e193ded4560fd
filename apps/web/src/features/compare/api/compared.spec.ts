import { expect, it } from '@jest/globals';
import { slugsIn } from './compared.js';

it.each([
  [undefined, []],
  ['a,b,a, c ', ['a', 'b', 'c']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  ["a,../b,<x>,'", ['a']],
  ['a,b,c,d,e,f,g', ['a', 'b', 'c', 'd', 'e', 'f']],
])('of %j takes %j', (given, slugs) => {
  expect(slugsIn(given)).toEqual(slugs);
});
