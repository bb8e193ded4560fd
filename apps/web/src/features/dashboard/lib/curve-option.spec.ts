import { expect, it } from '@jest/globals';
import type { ChartLook } from './chart-look';
import { curveOption } from './curve-option';
import { exampleOf } from './examples';

const look = { ink: '#000', soft: '#666', rule: '#ccc', accent: '#8c1d2f', isStill: true } as ChartLook;

it('shades from the lower to the upper end of each interval, and stands on the line where there is none', () => {
  const answer = exampleOf('viewsByPlace', 'normal');
  if (!('figure' in answer)) throw new Error('an example has a figure');
  const [first, ...others] = answer.figure.rows;
  if (!first) throw new Error('the example has rows');
  const rows = [
    { ...first, value: 2, interval: [1.5, 2.75] as [number, number] },
    { ...first, value: 1, interval: null },
  ];
  const texts = { value: String, number: new Intl.NumberFormat('en'), place: 'Place' };
  const { option } = curveOption(rows as typeof others, look, {
    ...texts,
    value: ({ value }) => String(value),
  });
  const data = (option.series as { id: string; data: unknown }[]).map(({ id, data }) => [id, data]);
  expect(data).toEqual([
    ['low', [1.5, 1]],
    ['high', [1.25, 0]],
    ['curve', [2, 1]],
  ]);
  const [, , curve] = option.series as { markLine?: { label: unknown; data: unknown } }[];
  // A label would lie on the curve, which ends near the mean.
  expect(curve?.markLine).toMatchObject({ data: [{ yAxis: 1 }], label: { show: false } });
  const { formatter } = option.tooltip as { formatter(at: unknown): string };
  expect(formatter([{ dataIndex: 0 }])).toBe(`Place ${first.label}: <b>2</b> (1.5 – 2.75)`);
});
