import { expect, it } from '@jest/globals';
import { mondayOf } from '../scope/scope.js';
import { stepsIn, stepsOf } from './steps.js';

it('begins weeks on Monday, over the end of a year too', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

it('says of the first, the last and the present week that they are not whole', () => {
  expect(stepsOf({ from: '2026-11-04', to: '2026-11-24' }, 'week', '2026-11-24')).toEqual([
    { from: '2026-11-04', to: '2026-11-08', partial: true },
    { from: '2026-11-09', to: '2026-11-15', partial: false },
    { from: '2026-11-16', to: '2026-11-22', partial: false },
    { from: '2026-11-23', to: '2026-11-24', partial: true },
  ]);
  const week = { from: '2026-11-16', to: '2026-11-22' };
  expect(stepsOf(week, 'week', '2026-11-22')[0]?.partial).toBe(true);
  expect(stepsOf(week, 'week', '2026-11-23')[0]?.partial).toBe(false);
});

it('has a step for each day, through the change of clocks', () => {
  const october = { from: '2026-10-24', to: '2026-10-26' };
  expect(stepsOf(october, 'day', '2026-11-24').map(({ from }) => from)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
  expect(stepsIn(october, 'day')).toBe(3);
  expect(stepsIn({ from: '2021-11-22', to: '2026-11-22' }, 'week')).toBe(261);
});
