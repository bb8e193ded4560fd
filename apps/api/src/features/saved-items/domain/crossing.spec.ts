import { expect, it } from '@jest/globals';
import { standAfter, triedOn } from './crossing.js';

const above = { operator: 'above', threshold: 10 } as const;
const below = { operator: 'below', threshold: 10 } as const;
const days = (...values: (number | null)[]) =>
  values.map((value, day) => ({ at: `2026-11-0${day + 1}T00:00:00.000Z`, value }));
const firedOn = (rule: typeof above | typeof below, ...values: (number | null)[]) =>
  triedOn(rule, days(...values)).fired.map(({ at }) => Number(at.slice(9, 10)));

it('fires when the number passes the threshold, not when it touches it', () => {
  expect(firedOn(above, 9, 10, 10.1)).toEqual([3]);
  expect(firedOn(below, 11, 10, 9.9)).toEqual([3]);
});

it('does not fire for what had passed before it was first looked at', () => {
  expect(firedOn(above, 12, 13)).toEqual([]);
  expect(triedOn(above, days(12)).now).toEqual({ value: 12, stand: 'crossed' });
});

it('is told once of a number that trembles around the threshold, and again after it came back by a twentieth', () => {
  expect(firedOn(above, 9, 10.2, 9.9, 10.3, 9.6, 10.1)).toEqual([2]);
  expect(firedOn(above, 9, 10.2, 9.4, 10.1)).toEqual([2, 4]);
  expect(firedOn(below, 11, 9.8, 10.4, 9.9, 10.6, 9.9)).toEqual([2, 6]);
});

it('passes over what nobody may know', () => {
  expect(firedOn(above, 9, null, 11)).toEqual([3]);
  expect(standAfter(above, 'crossed', null)).toBe('crossed');
});

it('knows thresholds below and at zero', () => {
  const fall = { operator: 'below', threshold: -20 } as const;
  expect(firedOn(fall as never, -10, -21, -19.5, -22, -18, -21)).toEqual([2, 6]);
  expect(firedOn({ operator: 'above', threshold: 0 } as never, -1, 1, 0, 1, -1, 1)).toEqual([2, 6]);
});

it('tells once of what happened in a week, and of another one four weeks later', () => {
  const at = (week: string | null, value = week ? 30 : 0) => ({
    at: '2026-11-01T00:00:00.000Z',
    value,
    week,
  });
  const told = (...weeks: (string | null)[]) =>
    triedOn(
      { operator: 'above', threshold: 20 },
      weeks.map((week) => at(week)),
    ).fired.length;
  expect(told(null, '2026-09-14', '2026-09-14')).toBe(1);
  // It becomes clear a week later that it was the week after; and for a week it was not seen at all.
  expect(told(null, '2026-09-14', '2026-09-21', null, '2026-09-14')).toBe(1);
  expect(told(null, '2026-09-14', '2026-10-12')).toBe(2);
  expect(told('2026-09-14', null, '2026-09-14', '2026-10-19')).toBe(1);
});
