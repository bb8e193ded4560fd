import { expect, it } from '@jest/globals';
import { lastDue, nextDue } from './weekly-due.js';

const last = (weekday: number, now: string) => lastDue(weekday, new Date(now)).toISOString();
const next = (weekday: number, now: string) => nextDue(weekday, new Date(now)).toISOString();

it('is seven in the morning in Paris on the weekday', () => {
  // 20 November 2026 is a Friday.
  expect(last(5, '2026-11-20T06:00:00.000Z')).toBe('2026-11-20T06:00:00.000Z');
  expect(last(5, '2026-11-20T05:59:59.000Z')).toBe('2026-11-13T06:00:00.000Z');
  expect(last(1, '2026-11-20T12:00:00.000Z')).toBe('2026-11-16T06:00:00.000Z');
  expect(next(1, '2026-11-20T12:00:00.000Z')).toBe('2026-11-23T06:00:00.000Z');
});

it('is the same moment whenever it is asked within the week', () => {
  expect(last(5, '2026-11-20T06:00:00.001Z')).toBe('2026-11-20T06:00:00.000Z');
  expect(last(5, '2026-11-21T19:45:26.322Z')).toBe('2026-11-20T06:00:00.000Z');
  expect(next(5, '2026-11-21T19:45:26.987Z')).toBe('2026-11-27T06:00:00.000Z');
});

it('keeps its hour when the clocks change', () => {
  // Summer time ends on 25 October 2026 and begins on 28 March 2027.
  expect(last(6, '2026-10-24T12:00:00.000Z')).toBe('2026-10-24T05:00:00.000Z');
  expect(last(7, '2026-10-25T12:00:00.000Z')).toBe('2026-10-25T06:00:00.000Z');
  expect(next(6, '2026-10-24T12:00:00.000Z')).toBe('2026-10-31T06:00:00.000Z');
  expect(next(7, '2027-03-21T12:00:00.000Z')).toBe('2027-03-28T05:00:00.000Z');
});

it('knows the day of Paris late in the evening of another one', () => {
  // Half past midnight on Saturday in Paris.
  expect(last(5, '2026-11-20T23:30:00.000Z')).toBe('2026-11-20T06:00:00.000Z');
  expect(last(6, '2026-11-20T23:30:00.000Z')).toBe('2026-11-14T06:00:00.000Z');
});
