import { expect, it } from '@jest/globals';
import { FEWEST_WEEKS, measuredTogether } from './leads.js';

const none = Number.NaN;
const rising = (length: number) => Float64Array.from({ length }, (_, week) => week);

it('are the newest weeks in which both were measured, short gaps bridged', () => {
  const first = rising(80);
  const second = rising(80);
  first.fill(none, 10, 20);
  second[50] = none;
  first[51] = none;
  second[79] = none;
  const pair = measuredTogether(first, second);
  expect(pair?.first).toHaveLength(59);
  expect([...(pair?.first ?? [])]).toEqual([...rising(79).slice(20)]);
  expect([...(pair?.second ?? [])]).toEqual([...rising(79).slice(20)]);
});

it('are none where gaps leave too few of them', () => {
  const holed = rising(200).map((week) => (week % 40 < 5 ? week : none));
  expect(measuredTogether(holed, rising(200))).toBeUndefined();
  expect(measuredTogether(rising(FEWEST_WEEKS - 1), rising(FEWEST_WEEKS - 1))).toBeUndefined();
  expect(measuredTogether(rising(FEWEST_WEEKS), rising(FEWEST_WEEKS))).toBeDefined();
  expect(measuredTogether(new Float64Array(100).fill(none), rising(100))).toBeUndefined();
});
