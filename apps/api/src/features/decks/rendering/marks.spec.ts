import { expect, it } from '@jest/globals';
import { marksOf, type Point, refreshOf } from './marks.js';

const point = (label: string, value: number | null, text = value === null ? '–' : `${value}%`): Point => ({
  key: label,
  label,
  value,
  text,
  hidden: false,
});
const hidden = (label: string): Point => ({ ...point(label, null, 'Fewer than 10 people'), hidden: true });
const texts = (before: Point[], now: Point[]) =>
  marksOf(before, now, 'en').map(({ kind, text }) => [kind, text]);

it('says what rose, fell, came and went, the largest difference first, and how much did not change', () => {
  const before = [
    point('Denim', 12.1),
    point('Lace', 9),
    point('Tweed', 2),
    point('Silk', 5),
    point('Tulle', 4),
  ];
  const now = [
    point('Denim', 13.4),
    point('Lace', 4),
    point('Velvet', 3),
    point('Silk', 5),
    point('Tulle', null),
  ];
  expect(texts(before, now)).toEqual([
    ['new', 'New: Velvet 3%'],
    ['gone', 'Gone: Tweed (2%)'],
    ['rose', 'Denim 12.1% → 13.4% (+1.3)'],
    ['fell', 'Lace 9% → 4% (-5)'],
    ['changed', 'Tulle 4% → –'],
    ['unchanged', '1 unchanged'],
  ]);
  expect(texts(now, now)).toEqual([['unchanged', 'Unchanged']]);
  const many = Array.from({ length: 20 }, (_, n) => point(`Row ${n}`, n + 1));
  expect(texts([], many).slice(7)).toEqual([
    ['new', 'New: Row 12 13%'],
    ['changed', '12 more'],
  ]);
});

it('says nothing of a number that is hidden then or now: not that it came, went, changed or stayed', () => {
  const told = [point('Lace', 35), point('Silk', 5)];
  expect(texts([...told, hidden('Tweed')], [...told, point('Tweed', 10)])).toEqual([
    ['unchanged', '2 unchanged'],
  ]);
  expect(texts([...told, point('Tweed', 10)], [...told, hidden('Tweed')])).toEqual([
    ['unchanged', '2 unchanged'],
  ]);
  expect(texts(told, [...told, hidden('Tweed')])).toEqual([['unchanged', '2 unchanged']]);
  expect(texts([...told, hidden('Tweed')], told)).toEqual([['unchanged', '2 unchanged']]);
  expect(texts([hidden('Tweed')], [hidden('Tweed')])).toEqual([]);
  expect(texts([hidden('Tweed')], [point('Tweed', 10)])).toEqual([]);
});

it('says against which moment it compares, and that it could not be asked again', () => {
  const [at, before, failed] = ['2026-11-23T06:00:00Z', '2026-11-16T06:00:00Z', '2026-11-30T06:00:00Z'];
  const now = [point('Denim', 1)];
  expect(refreshOf({ at, before: null, failed: null }, null, now, 'en')).toEqual({
    at,
    since: null,
    failed: null,
    note: 'As known on Nov 23, 2026, 7:00 AM.',
    marks: [],
  });
  expect(refreshOf({ at, before, failed: null }, now, now, 'en').note).toBe(
    'Compared with Nov 16, 2026, 7:00 AM.',
  );
  const { note, marks } = refreshOf({ at, before, failed }, now, now, 'en');
  expect(note).toBe(
    'As known on Nov 23, 2026, 7:00 AM. Compared with Nov 16, 2026, 7:00 AM. Could not be refreshed on Nov 30, 2026, 7:00 AM.',
  );
  expect(marks).toHaveLength(1);
});
