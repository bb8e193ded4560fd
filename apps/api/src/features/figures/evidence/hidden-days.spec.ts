import { expect, it } from '@jest/globals';
import { hiddenDays } from './hidden-days.js';

const day = (name: string, events: number, people: number) => ({ day: name, events, of: 100, people });

it('hides days of few people, and a second one where the sum would tell', () => {
  const shown = hiddenDays([day('a', 9, 9), day('b', 40, 30), day('c', 20, 12), day('d', 0, 0)]);
  expect(shown.map((one) => [one.day, one.events, one.suppressed])).toEqual([
    ['a', null, true],
    ['b', 40, false],
    ['c', null, true],
    ['d', 0, false],
  ]);
});

it('shows every day of enough people', () => {
  expect(hiddenDays([day('a', 10, 10), day('b', 11, 10)]).every((one) => !one.suppressed)).toBe(true);
});
