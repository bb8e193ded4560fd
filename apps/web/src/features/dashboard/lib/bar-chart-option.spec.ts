import { expect, it } from '@jest/globals';
import type { FigureRow } from '@toile/contracts';
import { barChartOption } from './bar-chart-option.js';

const look = { ink: '#111', soft: '#666', rule: '#ddd', accent: '#900', font: 'Inter' };
const row = (label: string, value: number | null) =>
  ({ label, value, look: label.toLowerCase() }) as FigureRow;

it('draws the rows that have a value, in their order, the leader marked', () => {
  const option = barChartOption([row('A', 30), row('B', null), row('C', 12)], look, String);
  expect(option.yAxis).toMatchObject({ inverse: true, data: ['A', 'C'] });
  const [series] = [option.series].flat();
  expect(series?.data).toEqual([
    { value: 30, name: 'a', itemStyle: { color: '#900' } },
    { value: 12, name: 'c', itemStyle: { color: '#111' } },
  ]);
});
