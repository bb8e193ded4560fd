import { expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { pairsOf } from './compare-seasons.js';
import { dumbbellOption } from './dumbbell-option.js';
import { countryOnMap, mapOption, naturalEarth } from './map-option.js';
import { stackOption } from './stack-option.js';

type FigureRow = Shape<'FigureRowDto'>;

const look = {
  ink: '#111',
  soft: '#666',
  rule: '#ddd',
  accent: '#900',
  canvas: '#eee',
  paper: '#fff',
  font: 'Inter',
  width: 800,
  isStill: false,
};
const texts = { label: ({ label }: FigureRow) => label, value: ({ value }: FigureRow) => `${value} %` };
const row = (over: Partial<FigureRow>) => ({ label: 'x', value: 1, ...over }) as FigureRow;

it('stacks colours in their own, to the whole they add up to', () => {
  const { option } = stackOption(
    [
      row({ tag_name: 'navy', bar_background: '#1d2a4a', value: 60 }),
      row({ tag_name: 'fallen', bar_background: '#c4252b', value: 0 }),
      row({ tag_name: 'other', value: 40 }),
    ],
    look,
    texts,
  );
  expect(option.xAxis).toMatchObject({ max: 100 });
  expect([option.series].flat().map((series) => [series?.id, series?.itemStyle])).toMatchObject([
    ['navy', { color: '#1d2a4a' }],
    ['other', { color: '#eee' }],
  ]);
});

it('draws a point for each season and a line between them', () => {
  const of = (tag_name: string, value: number | null, season_short: string) =>
    row({ tag_name, value, season_short });
  const { seasons, pairs } = pairsOf([of('a', 4, 'SS27'), of('b', 3, 'SS27'), of('a', 10, 'FW26')]);
  const { option } = dumbbellOption(pairs, seasons, look, ({ key }) => key);
  const data = [option.series].flat().map((series) => series?.data);
  expect(data[0]).toEqual([4, 0]);
  expect(data[1]).toEqual([6, 0]);
  expect(data[3]).toEqual([
    { value: 4, name: 'a' },
    { value: 3, name: 'b' },
  ]);
});

it('draws below the line between what the later season lies, and no points that the line shines through', () => {
  const now = { ...row({ tag_name: 'a', value: 4, season_short: 'SS27' }), interval: [2, 7] } as FigureRow;
  const { seasons, pairs } = pairsOf([now, row({ tag_name: 'a', value: 10, season_short: 'FW26' })]);
  const series = [dumbbellOption(pairs, seasons, look, ({ key }) => key).option.series].flat();
  expect(series.slice(2, 4).map((one) => [one?.stack, one?.data])).toEqual([
    ['interval', [2]],
    ['interval', [5]],
  ]);
  const points = series.filter((one) => one?.type === 'scatter');
  expect(points.map((one) => [one?.symbolOffset, one?.itemStyle?.opacity])).toEqual([
    [[0, -4], 1],
    [[0, -4], 1],
  ]);
});

it('finds countries on the map by their number, and paints the largest figure strongest', () => {
  expect(countryOnMap({ label: 'Brazil' })).toBe('076');
  expect(countryOnMap({ label: 'Other' })).toBeNull();
  const { option } = mapOption(
    [
      row({ label: 'Italy', value: 4 }),
      row({ label: 'France', value: 2 }),
      row({ label: 'Other', value: 9 }),
    ],
    look,
    { ...texts, colon: ': ' },
  );
  const [series] = [option.series].flat();
  expect(series?.data).toMatchObject([
    { name: '380', itemStyle: { opacity: 0.25 + (0.75 * 4) / 9 } },
    { name: '250' },
  ]);
});

it('projects the equator and the poles as natural earth does', () => {
  expect(naturalEarth([0, 0])).toEqual([0, -0]);
  const [x] = naturalEarth([180, 0]);
  expect(x).toBeCloseTo(273.54, 1);
  const [, y] = naturalEarth([0, 90]);
  expect(y).toBeCloseTo(-142.24, 1);
});
