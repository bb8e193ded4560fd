import { expect, it } from '@jest/globals';
import { endsOf } from './ends-of-days.js';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-06-01T23:59:59.999Z');
const times = (count: number) => Array.from({ length: count }, (_, day) => new Date(FIRST + day * DAY_MS));
const window = { from: '2026-05-02', to: '2026-05-31' };
const scope = (as: '30d' | 'season') => ({ asOf: new Date(FIRST), input: { window: as } as never });

it('moves thirty days along with each time, and lets a season stay', () => {
  expect(endsOf(scope('30d'), window, times(3))).toMatchObject({
    at: 0,
    froms: ['2026-05-02', '2026-05-03', '2026-05-04'],
    tos: ['2026-05-31', '2026-06-01', '2026-06-02'],
  });
  expect(endsOf(scope('season'), window, times(3)).tos).toEqual(['2026-05-31', '2026-05-31', '2026-05-31']);
});

it('tells twelve months over a leap day as they are at each time, so that one query answers all', () => {
  const ends = ['2029-02-27', '2029-03-02'].map((day) => new Date(`${day}T23:59:59.999Z`));
  // A year before the twelve months that end on the day after, in Paris.
  const windows = [
    { from: '2027-02-28', to: '2028-02-28' },
    { from: '2027-03-04', to: '2028-03-03' },
  ];
  const [first, last] = ends.map((time, at) =>
    endsOf({ asOf: time, input: { window: '12m' } as never }, windows[at] ?? window, ends),
  );
  expect(first).toEqual({ ...last, at: 0 });
  expect(first).toMatchObject({ froms: windows.map(({ from }) => from), tos: windows.map(({ to }) => to) });
});

it('takes no more times than there are bits, which would be counted for one another', () => {
  expect(endsOf(scope('30d'), window, times(63)).froms).toHaveLength(63);
  expect(() => endsOf(scope('30d'), window, times(64))).toThrow('64 times are asked together; at most 63');
});
