import { expect, it } from '@jest/globals';
import { CITIES } from '@toile/contracts';
import { byDay, dayIn } from './by-day.js';

it('puts shows under their day where they take place, in order', () => {
  const show = (show_date: string, city: string) => ({ show_date, city: { slug: city } });
  const late = show('2026-03-02T23:30:00Z', 'paris');
  const evening = show('2026-03-02T23:45:00Z', 'new-york');
  const before = show('2026-03-01T10:00:00Z', 'paris');
  expect(byDay([late, evening, before], CITIES)).toEqual([
    { day: '2026-03-01', shows: [before] },
    // Half past midnight in Paris is the next day; in New York it is not yet.
    { day: '2026-03-02', shows: [evening] },
    { day: '2026-03-03', shows: [late] },
  ]);
  expect(dayIn('Europe/Paris', new Date('2026-03-02T23:30:00Z'))).toBe('2026-03-03');
});
