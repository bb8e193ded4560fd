import { expect, it } from '@jest/globals';
import { hasMore, messageFor } from './suggestions.js';

it.each([
  [1, 11, true],
  [1, 10, false],
  [2, 20, false],
  [2, 21, true],
])('after page %i of %i results there is more: %s', (page, total, expected) => {
  expect(hasMore({ page, total })).toBe(expected);
});

const words = {
  failed: 'failed',
  tooShort: '{count} or more',
  more: 'more',
  none: 'none',
  searching: 'searching',
};
it.each([
  [{ state: 'idle', isShort: true, found: 3, minLength: 2 }, '2 or more'],
  [{ state: 'failed', isShort: false, found: 3, minLength: 0 }, 'failed'],
  [{ state: 'searching', isShort: false, found: 0, minLength: 0 }, 'searching'],
  [{ state: 'more', isShort: false, found: 10, minLength: 0 }, 'more'],
  [{ state: 'idle', isShort: false, found: 0, minLength: 0 }, 'none'],
  [{ state: 'idle', isShort: false, found: 1, minLength: 0 }, ''],
] as const)('for %j says %j', (now, expected) => {
  expect(messageFor(now, words)).toBe(expected);
});
