import { expect, it } from '@jest/globals';
import { SEASONS } from '@toile/contracts';
import { showWeek } from './show-week.js';

it('is the week of the season that is shown, cut where its shows begin and end', () => {
  expect(showWeek(SEASONS, '2026-09-23')).toEqual({
    season: 'spring-summer-2027',
    from: '2026-09-21',
    to: '2026-09-27',
  });
  expect(showWeek(SEASONS, '2026-09-08')).toMatchObject({ from: '2026-09-08', to: '2026-09-13' });
  expect(showWeek(SEASONS, '2026-10-06')).toMatchObject({ from: '2026-10-05', to: '2026-10-06' });
});

it('is the last seven show days between seasons, and nothing before the first', () => {
  expect(showWeek(SEASONS, '2026-11-20')).toEqual({
    season: 'spring-summer-2027',
    from: '2026-09-30',
    to: '2026-10-06',
  });
  expect(showWeek(SEASONS, '2010-01-01')).toBeUndefined();
});
