import { expect, it } from '@jest/globals';
import { swipeOf } from './swipe.js';

const from = { x: 200, y: 300, at: 0 };

it.each([
  ['to the left', { x: 100, y: 310, at: 200 }, 'next'],
  ['to the right', { x: 300, y: 290, at: 200 }, 'prev'],
  ['too short', { x: 160, y: 300, at: 200 }, null],
  ['while scrolling', { x: 120, y: 380, at: 200 }, null],
  ['too slow', { x: 100, y: 300, at: 900 }, null],
])('a finger that goes %s', (_, to, turn) => {
  expect(swipeOf(from, to)).toBe(turn);
});
