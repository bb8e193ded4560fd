import { expect, it } from '@jest/globals';
import { linesOption, ranksOption } from './lines-option.js';
import { areasOf } from './series-drawing.js';
import { pathOf } from './series-panels.js';
import { readSeriesScope, USUAL } from './series-scope.js';
import type { Line, Lines } from './series-values.js';
import { bandAt, streamsOption, wholesOf } from './streams-option.js';

const look = {
  ink: '#111',
  soft: '#666',
  rule: '#ddd',
  accent: '#900',
  canvas: '#eee',
  paper: '#fff',
  font: 'Inter',
  width: 800,
  isStill: true,
};
const texts = { step: String, value: (value: number) => `${value} %`, before: 'a year before' };
const line = (slug: string, over: Partial<Line> = {}): Line => ({
  slug,
  label: slug,
  values: [1, 3],
  before: null,
  intervals: [null, null],
  ...over,
});
const step = (from: string, to: string) => ({
  from,
  to,
  season: null,
  season_short: null,
  partial: false,
  of: 1,
});
const steps = [step('2026-09-07', '2026-09-13'), step('2026-09-14', '2026-09-20')];
const idsOf = (lines: Lines) => [linesOption(lines, look, texts).option.series].flat().map((one) => one?.id);

it('draws the year before and, of one line alone, between what it lies', () => {
  const one = {
    steps,
    lines: [
      line('denim', {
        before: [0, 1],
        intervals: [
          [0.5, 2],
          [2, 4],
        ],
      }),
    ],
  };
  expect(idsOf(one)).toEqual(['denim', 'denim before', 'denim low', 'denim high']);
  const [, , low, high] = [linesOption(one, look, texts).option.series].flat();
  expect([low?.data, high?.data]).toEqual([
    [0.5, 2],
    [1.5, 2],
  ]);
  const two = { steps, lines: [...one.lines, line('lace')] };
  expect(idsOf(two)).toEqual(['denim', 'denim before', 'lace']);
});

it('draws places up to the moment that is chosen', () => {
  const lines = { steps, lines: [line('denim'), line('lace')] };
  const { option } = ranksOption(
    lines,
    [
      [1, 2],
      [2, 1],
    ],
    0,
    look,
    texts,
  );
  expect([option.series].flat().map((one) => one?.data)).toEqual([
    [1, null],
    [2, null],
  ]);
});

it('names lines at their ends, but none that ended long before', () => {
  const long = Array.from({ length: 20 }, () => steps[0] as (typeof steps)[number]);
  const ended = (at: number) => line(`to-${at}`, { values: long.map((_, n) => (n < at ? n : null)) });
  const { option } = linesOption({ steps: long, lines: [ended(20), ended(18), ended(9)] }, look, texts);
  const shown = [option.series].flat().map((one) => (one && 'endLabel' in one ? one.endLabel?.show : null));
  expect(shown).toEqual([true, true, false]);
});

it('shades the steps that weeks of shows touch', () => {
  const show = (from: string, to: string) => ({ season_short: 'SS27', from, to });
  expect(areasOf([show('2026-09-10', '2026-09-30')], steps)).toEqual([{ from: 0, to: 1 }]);
  expect(areasOf([show('2026-10-10', '2026-10-30')], steps)).toEqual([]);
});

it('breaks small lines where nothing is known', () => {
  expect(pathOf([0, null, 4], 4)).toBe('M0.0 72.0h0M240.0 0.0h0');
});

it('numbers what is marked above the drawing, in another row where numbers would lie on each other', () => {
  const long = {
    steps: Array.from({ length: 52 }, () => steps[0] as (typeof steps)[number]),
    lines: [line('denim')],
  };
  const marks = [10, 11, 12, 30].map((at, index) => ({ at, number: index + 1 }));
  const { option } = linesOption(long, { ...look, width: 700 }, texts, [], undefined, marks);
  const drawn = [option.series].flat().find((one) => one?.id === 'marks');
  const { data } = (drawn?.markLine ?? { data: [] }) as {
    data: { xAxis: number; label: { formatter: string; distance: number } }[];
  };
  expect(data.map(({ xAxis, label }) => [xAxis, label.formatter, label.distance])).toEqual([
    [10, '1', 4],
    [11, '2', 24],
    [12, '3', 44],
    [30, '4', 4],
  ]);
});

it('draws parts of a whole upon each other in their own colours, what is left on top, and finds the one at a place', () => {
  const parts = [line('navy', { values: [60, 10] }), line('ivory', { values: [30, null] })];
  const scope = { ...USUAL, of: 'colour' as const, as: 'streams' as const };
  const wholes = wholesOf([...steps.slice(0, 1), { ...step('2026-09-14', '2026-09-20'), of: 0 }], scope);
  expect(wholes).toEqual([100, null]);
  const { option } = streamsOption({ steps, lines: parts }, wholes, look, { ...texts, rest: 'Other' });
  const drawn = [option.series].flat();
  expect(drawn.map((one) => [one?.name, one?.data])).toEqual([
    ['navy', [60, 10]],
    ['ivory', [30, null]],
    ['Other', [10, null]],
  ]);
  expect(new Set(drawn.map((one) => one?.stack))).toEqual(new Set(['whole']));
  expect(drawn[1]?.areaStyle).toMatchObject({ color: '#f1e9d8' });
  expect([-1, 59, 61, 95].map((value) => bandAt(parts, 0, value))).toEqual([null, 0, 1, null]);
});

it('offers streams where the parts make up a whole, and nothing there that says nothing of a whole', () => {
  const read = (query: string) => readSeriesScope(new URLSearchParams(query));
  expect(read('of=colour&as=streams&scale=index&year=1')).toMatchObject({
    as: 'streams',
    scale: 'share',
    year: false,
  });
  for (const query of ['as=streams', 'of=colour&measure=boards&as=streams'])
    expect(read(query).as).toBe('lines');
});
