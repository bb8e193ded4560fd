import { expect, it } from '@jest/globals';
import { byDay } from './by-day.js';

it('puts shows under their day in Paris, in order', () => {
  const shows = ['2026-03-02T22:30:00Z', '2026-03-02T23:30:00Z', '2026-03-01T10:00:00Z'];
  expect(byDay(shows.map((show_date) => ({ show_date })))).toEqual([
    { day: '2026-03-01', shows: [{ show_date: shows[2] }] },
    { day: '2026-03-02', shows: [{ show_date: shows[0] }] },
    { day: '2026-03-03', shows: [{ show_date: shows[1] }] },
  ]);
});
