import { expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { barsOption } from './bars-option.js';
import { leftOut, rowsOfSlide } from './rows-of-slide.js';

type FigureRow = Shape<'FigureRowDto'>;

const look = {
  ink: '#111',
  soft: '#666',
  rule: '#ddd',
  accent: '#900',
  canvas: '#eee',
  paper: '#fff',
  font: 'Inter',
  width: 400,
  isStill: false,
};
const row = (label: string, value: number | null) =>
  ({ label, value, look: label.toLowerCase() }) as FigureRow;
const texts = { label: ({ label }: FigureRow) => label, value: ({ value }: FigureRow) => `${value} %` };

it('draws the rows that have a value, in their order, the leader marked', () => {
  const { option, height } = barsOption([row('A', 30), row('B', null), row('C', 12)], look, texts);
  expect(option.yAxis).toMatchObject({ inverse: true, data: ['A', 'C'] });
  const [series] = [option.series].flat();
  expect(series?.data).toEqual([
    { value: 30, name: 'a', itemStyle: { color: '#900' } },
    { value: 12, name: 'c', itemStyle: { color: '#111' } },
  ]);
  expect(height).toBe(68);
});

it('gives bars in colours of their own an edge, so that white is seen on white and black on black', () => {
  const white = { ...row('White', 30), bar_background: '#f7f6f3' } as FigureRow;
  const [series] = [barsOption([white], look, texts).option.series].flat();
  expect(series?.data).toMatchObject([
    { itemStyle: { color: '#f7f6f3', borderColor: look.rule, borderWidth: 1 } },
  ]);
});

it('draws between what a value lies, as a line below its bar', () => {
  const certain = { ...row('A', 30), interval: [24, 37] } as FigureRow;
  const { option } = barsOption([certain, row('B', 4)], look, texts);
  const [, before, between] = [option.series].flat();
  expect(before).toMatchObject({ data: [24, 0], itemStyle: { color: 'transparent' }, stack: 'interval' });
  expect(between).toMatchObject({ data: [13, 0], itemStyle: { color: '#666' }, stack: 'interval' });
});

it('leaves half of a narrow screen to the bars', () => {
  const { option } = barsOption([row('A', 1)], { ...look, width: 300 }, texts);
  expect(option.yAxis).toMatchObject({ axisLabel: { width: 108 } });
});

it('leaves as many rows on a slide as can be read there, and knows what the others have together', () => {
  const rows = Array.from({ length: 20 }, (_, n) => row(`C${n}`, 5));
  expect(rowsOfSlide(rows)).toHaveLength(16);
  expect(leftOut(rows)).toBe(20);
  expect(rowsOfSlide(rows.slice(0, 15))).toEqual(rows.slice(0, 15));
  expect(leftOut(rows.slice(0, 15))).toBe(0);
});
