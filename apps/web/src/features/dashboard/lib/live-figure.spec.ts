import { expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { isFinal, pollEveryMs, secondsBehind } from './live-figure.js';

const meta: Shape<'FigureDto'>['meta'] = {
  definition: 'most_viewed_looks',
  version: 2,
  filters: {},
  window: { from: '2026-10-01', to: '2026-10-30', rule: 'last 30 days' },
  as_of: '2026-10-30T10:00:02.000Z',
  fresh_to: '2026-10-30T10:00:00.500Z',
  partial: false,
};
const answer = { figure: { rows: [], meta } };

it('counts the server’s delay and the time since, rounded up', () => {
  expect(secondsBehind(meta, 0, 0)).toBe(2);
  expect(secondsBehind(meta, 0, 3_600)).toBe(6);
});

it('does not go below nothing when a clock is set back, nor break on a time it cannot read', () => {
  expect(secondsBehind(meta, 9_000, 0)).toBe(2);
  expect(secondsBehind({ ...meta, fresh_to: '' }, 0, 1_000)).toBe(1);
});

it('asks often while days go on, seldom once they are over, and never for what is pinned', () => {
  expect(pollEveryMs('top20', answer, false, '2026-10-30')).toBe(10_000);
  expect(pollEveryMs('top20', answer, false, '2026-11-30')).toBe(60_000);
  expect(pollEveryMs('viewedHome', answer, false, '2026-10-30')).toBe(1_000);
  expect(pollEveryMs('viewedHome', answer, true, '2026-10-30')).toBe(false);
});

it('tries again what failed by chance, and not what was refused', () => {
  expect(pollEveryMs('top20', { status: 503 }, false, '2026-10-30')).toBe(15_000);
  expect(pollEveryMs('top20', { status: 0 }, true, '2026-10-30')).toBe(15_000);
  expect(pollEveryMs('top20', { status: 403 }, false, '2026-10-30')).toBe(false);
});

it('calls final what nothing can be added to any more: two days after the last one', () => {
  const window = { from: '2026-09-07', to: '2026-10-13', rule: '' };
  expect(isFinal({ window, as_of: '2026-10-15T23:59:59.000Z' })).toBe(false);
  expect(isFinal({ window, as_of: '2026-10-16T00:00:01.000Z' })).toBe(true);
});
