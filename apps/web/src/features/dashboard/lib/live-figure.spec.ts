import { expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { type LiveFigure, nextPollMs, pollEveryMs, renewed, secondsBehind } from './live-figure.js';

const figure = (value: number, meta: Partial<Shape<'FigureDto'>['meta']> = {}): Shape<'FigureDto'> => ({
  rows: [{ look: 'a', value } as Shape<'FigureRowDto'>],
  meta: {
    definition: 'most_viewed_looks',
    version: 2,
    filters: {},
    window: { from: '2026-10-01', to: '2026-10-30', rule: 'last 30 days' },
    as_of: '2026-10-30T10:00:02.000Z',
    fresh_to: '2026-10-30T10:00:00.500Z',
    partial: false,
    ...meta,
  },
});
const live = (value: number): LiveFigure => ({ figure: figure(value), receivedMs: 0, isFrozen: true });

it('keeps the rows it has when they did not change', () => {
  const before = live(10);
  const after = renewed(before, figure(10, { as_of: '2026-10-30T10:00:03.000Z' }), 1_000);
  expect(after.figure.rows).toBe(before.figure.rows);
  expect(after.figure.meta.as_of).toBe('2026-10-30T10:00:03.000Z');
  expect(after.isFrozen).toBe(false);
  expect(renewed(before, figure(11), 1_000).figure.rows).toEqual(figure(11).rows);
});

it('counts the server’s delay and the time since, rounded up', () => {
  expect(secondsBehind(live(1), 0)).toBe(2);
  expect(secondsBehind(live(1), 3_600)).toBe(6);
});

it('does not go below nothing when a clock is set back, nor break on a time it cannot read', () => {
  expect(secondsBehind({ ...live(1), receivedMs: 9_000 }, 0)).toBe(2);
  const unreadable = { ...live(1), figure: figure(1, { fresh_to: '' }) };
  expect(secondsBehind(unreadable, 1_000)).toBe(1);
});

it('asks every second, less often while it fails', () => {
  expect([0, 1, 2, 9].map((failures) => nextPollMs(failures))).toEqual([1_000, 2_000, 4_000, 30_000]);
});

it('asks often while days go on, seldom once they are over, and never for what is pinned', () => {
  const { meta } = figure(1);
  expect(pollEveryMs(meta, false, '2026-10-30')).toBe(10_000);
  expect(pollEveryMs(meta, false, '2026-11-30')).toBe(60_000);
  expect(pollEveryMs(meta, true, '2026-10-30')).toBe(Number.POSITIVE_INFINITY);
  expect(nextPollMs(0, 10_000)).toBe(10_000);
  expect(nextPollMs(5, 10_000)).toBe(30_000);
});
