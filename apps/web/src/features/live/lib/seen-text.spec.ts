import { expect, it } from '@jest/globals';
import { seenText } from './seen-text';

it('names the highest look that is shown, and those below it that may come late', () => {
  expect(seenText([])).toBe('0');
  expect(seenText([2, 1, 3])).toBe('3');
  expect(seenText([1, 2, 4, 7])).toBe('7-3,5,6');
});
