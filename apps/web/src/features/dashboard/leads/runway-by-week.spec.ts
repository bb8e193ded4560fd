import { expect, it } from '@jest/globals';
import type { Series } from '../series/series-values.js';
import { runwayByWeek } from './runway-by-week.js';

const step = (from: string, to: string) => ({
  from,
  to,
  season: null,
  season_short: null,
  partial: false,
  of: 9,
});
const runway = {
  steps: [step('2026-02-24', '2026-03-11'), step('2026-09-08', '2026-10-06')],
  series: [
    {
      slug: 'lace',
      label: 'Lace',
      points: [4.5, 6].map((value) => ({ value, numerator: 1, low_base: false, interval: null })),
    },
  ],
} as unknown as Series;

it('holds a season’s share from the first week of its shows until the next is shown', () => {
  const weeks = ['2026-02-16', '2026-02-23', '2026-08-31', '2026-09-07'].map((monday) =>
    step(monday, new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)),
  );
  expect(runwayByWeek(runway, weeks)).toEqual([null, 4.5, 4.5, 6]);
});
