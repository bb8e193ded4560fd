import { expect, it } from '@jest/globals';
import type { Figure, FigureRow } from '@toile/contracts';
import type { Scope } from '../scope/scope.js';
import { renderTold } from './render-figure.js';

const scope = {
  type: { slug: 'woman', name: 'Womenswear' },
  season: { slug: 'spring-summer-2027', name: 'Spring-Summer 2027' },
  seasons: [],
  city: null,
  brand: null,
  trend: null,
  input: {},
} as unknown as Scope;
const row = (label: string, value: number | null, over: Partial<FigureRow> = {}) =>
  ({
    label,
    value,
    value_label: value === null ? null : String(value),
    tag_name: null,
    bar_background: null,
    look: null,
    evolution: null,
    change_interval: null,
    interval: null,
    suppressed: value === null,
    ...over,
  }) as FigureRow;
const rendered = (...rows: FigureRow[]) => renderedOf('', rows);
const renderedOf = (rule: string, rows: FigureRow[], covers?: 'all-readers') => {
  const meta = {
    definition: 'ranking_views',
    version: 2,
    partial: false,
    covers,
    as_of: '2026-11-20T12:00:00.000Z',
    window: { from: '2026-09-08', to: '2026-10-13', rule },
  };
  return renderTold({ rows, meta } as unknown as Figure, scope, 'en');
};

it('puts intervals on the scale of the bars, which holds all of them', () => {
  const { rows } = rendered(row('Verne', 20, { interval: [10, 40] }), row('Ondine', 10));
  expect(rows.map(({ bar, interval }) => [bar, interval])).toEqual([
    [0.5, [0.25, 1]],
    [0.25, null],
  ]);
});

it('draws no bars of numbers of several kinds', () => {
  const { rows } = rendered(row('looks', 114), row('brands', 6));
  expect(rows.map(({ label, bar }) => [label, bar])).toEqual([
    ['Looks', null],
    ['Brands', null],
  ]);
});

it('says of whom it tells where cities do not add up', () => {
  const { notes } = renderedOf('', [row('Lace', 20)], 'all-readers');
  expect(notes).toEqual(['Of all readers, on the days of these shows: cities and types do not add up']);
});

it('says of windows that are not alike how long each is', () => {
  const rule =
    'SS27: first show day to last show day + 7 days, Europe/Paris; 30 days beside 32 a year earlier';
  expect(renderedOf(rule, [row('Lace', 20)]).notes).toEqual(['30 days beside 32 a year earlier']);
});

it('tells once that rows are hidden', () => {
  const some = rendered(row('Lace', 20), row('Denim', null), row('Linen', null));
  expect([some.rows.length, some.notes]).toEqual([1, ['All other trends: fewer than 10 people']]);
  const none = rendered(row('Denim', null), row('Linen', null));
  expect([none.rows.length, none.notes, none.empty]).toEqual([0, [], 'Fewer than 10 people']);
});
