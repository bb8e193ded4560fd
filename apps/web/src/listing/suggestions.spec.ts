import { expect, it } from '@jest/globals';
import { messageFor } from './suggestions.js';

const words = {
  failed: 'failed',
  tooLong: 'delete {count}',
  tooShort: '{count} or more',
  most: '{count} at most',
  removeAll: 'remove',
  more: 'more',
  none: 'none',
  searching: 'searching',
};
const now = { state: 'idle', length: 3, minLength: 0, found: 3, full: null } as const;
it.each([
  [{ ...now, length: 1, minLength: 2 }, '2 or more'],
  [{ ...now, length: 103 }, 'delete 3'],
  [{ ...now, full: 20 }, '20 at most'],
  [{ ...now, state: 'failed' }, 'failed'],
  [{ ...now, state: 'searching', found: 0 }, 'searching'],
  [{ ...now, state: 'more', found: 10 }, 'more'],
  [{ ...now, found: 0 }, 'none'],
  [{ ...now, found: 1 }, ''],
] as const)('for %j says %j', (state, expected) => {
  expect(messageFor(state, words, 'en')).toBe(expected);
});
