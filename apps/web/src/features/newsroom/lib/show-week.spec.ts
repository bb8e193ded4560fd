import { expect, it } from '@jest/globals';
import { cellBeside, hoursOf, movedTo, placeOf } from './show-week';

const show = {
  slug: 'one',
  name: 'One',
  href: '/one',
  // Half past three in New York.
  show_date: '2026-02-24T20:30:00.000Z',
  zone: 'America/New_York',
  city: 'New York',
  venue: '',
  status: 'Draft',
  embargo: null,
};
const days = ['2026-02-23', '2026-02-24', '2026-02-25'];

it('stands on clocks of its city, and keeps its minutes where it is put', () => {
  expect(placeOf(show)).toEqual(['2026-02-24', 15]);
  expect(movedTo(show, '2026-02-25', 9)).toBe('2026-02-25T14:30:00.000Z');
  // Over the change of the clocks.
  expect(movedTo(show, '2026-03-10', 9)).toBe('2026-03-10T13:30:00.000Z');
});

it('has a line for each usual hour, and for those of its shows', () => {
  expect(hoursOf(days, [show]).length).toBe(13);
  const late = { ...show, show_date: '2026-02-25T04:00:00.000Z' };
  expect(hoursOf(days, [late]).at(-1)).toBe(23);
  expect(hoursOf(['2026-02-23'], [late]).at(-1)).toBe(21);
});

it.each([
  ['ArrowLeft', '2026-02-23 15'],
  ['ArrowRight', '2026-02-25 15'],
  ['ArrowUp', '2026-02-24 14'],
  ['ArrowDown', '2026-02-24 16'],
  ['a', undefined],
])('is led by %s to %s', (key, cell) => {
  expect(cellBeside('2026-02-24 15', key, days, [14, 15, 16])).toBe(cell);
});

it('stops at the edges', () => {
  expect(cellBeside('2026-02-25 16', 'ArrowRight', days, [15, 16])).toBe('2026-02-25 16');
  expect(cellBeside('2026-02-25 16', 'ArrowDown', days, [15, 16])).toBe('2026-02-25 16');
});
