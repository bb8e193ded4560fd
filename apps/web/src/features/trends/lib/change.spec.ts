import { expect, it } from '@jest/globals';
import { changeOf } from './change.js';

it.each([
  [0.32, 0.25, { direction: 'up', points: 7 }],
  [0.1, 0.125, { direction: 'down', points: 2.5 }],
  [0.5, 0.5002, { direction: 'same', points: 0 }],
  [0.5, null, null],
] as const)('from %d, %d before: %j', (share, previous, expected) => {
  expect(changeOf(share, previous)).toEqual(expected);
});
