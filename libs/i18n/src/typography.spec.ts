import { expect, it } from '@jest/globals';
import { comma, nounAfter, withNoun } from './typography.js';

const VISITORS = { one: 'visitor', other: 'visitors' };

it('counts in the form of the number, with a space where the language has one', () => {
  expect(withNoun('en', 1, VISITORS)).toBe('1 visitor');
  expect(withNoun('en', 1_234, VISITORS)).toBe('1,234 visitors');
  // None is one in French.
  expect(nounAfter('fr', 0, { one: 'visiteur', other: 'visiteurs' })).toBe(' visiteur');
  expect(withNoun('zh', 3, { one: '位访客', other: '位访客' })).toBe('3位访客');
});

it('parts names by the comma of lists in Chinese', () => {
  expect(['蕾丝', '荷叶边'].join(comma('zh'))).toBe('蕾丝、荷叶边');
  expect(['Lace', 'Ruffles'].join(comma('en'))).toBe('Lace, Ruffles');
});
