import { expect, it } from '@jest/globals';
import { CITIES } from '@toile/contracts';
import { zoneOf } from '../../../catalogue/zone-of.js';
import { dayOf, daysAfter, fromLocal, toLocal, weekOf } from './zoned.js';

it.each([
  ['2026-02-24T15:00', 'Europe/Paris', '2026-02-24T14:00:00.000Z'],
  ['2026-07-01T15:00', 'Europe/Paris', '2026-07-01T13:00:00.000Z'],
  ['2026-02-24T20:30', 'America/New_York', '2026-02-25T01:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T04:00', 'Europe/Paris', '2026-10-25T03:00:00.000Z'],
])('%s on clocks of %s is %s, and back', (local, zone, iso) => {
  expect(fromLocal(local, zone)).toBe(iso);
  expect(toLocal(iso, zone)).toBe(local);
});

it('knows the day of a show where it is shown', () => {
  expect(dayOf('2026-02-25T01:30:00.000Z', zoneOf('new-york', CITIES))).toBe('2026-02-24');
  const seoul = { slug: 'seoul', timezone: 'Asia/Seoul' };
  expect(dayOf('2026-02-24T16:30:00.000Z', zoneOf('seoul', [...CITIES, seoul]))).toBe('2026-02-25');
});

it('begins weeks on Monday, over months and years', () => {
  expect(weekOf('2026-03-01')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(daysAfter('2025-12-29', 7)).toBe('2026-01-05');
});
