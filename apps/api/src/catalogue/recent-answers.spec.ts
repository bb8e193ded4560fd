import { expect, it } from '@jest/globals';
import { RecentAnswers } from './recent-answers.js';

it('makes an answer once a second for each key, and again after a failure', async () => {
  let now = 0;
  let made = 0;
  const recent = new RecentAnswers(() => now);
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([recent.of('a', make), recent.of('a', make), recent.of('b', make)])).toEqual([
    1, 1, 2,
  ]);
  now = 999;
  expect(await recent.of('a', make)).toBe(1);
  now = 1_000;
  expect(await recent.of('a', make)).toBe(3);
  await expect(recent.of('c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await recent.of('c', make)).toBe(4);
});
