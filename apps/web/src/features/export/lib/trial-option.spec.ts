import { expect, it } from '@jest/globals';
import { trialOption } from './trial-option';

const points = [2, null, 6, 10].map((value, day) => ({ at: `2026-11-1${day}T23:59:59.999Z`, value }));
const fired = [{ at: '2026-11-13T23:59:59.999Z', value: 10 }];
const trial = { points, fired, now: { value: 10, stand: 'crossed' as const } };
const look = {
  ink: '#000',
  soft: '#666',
  rule: '#ccc',
  accent: '#c00',
  canvas: '#eee',
  paper: '#fff',
  font: 'serif',
  width: 360,
  isStill: true,
};

it('has days and values with their unit on its axes, the threshold across, and the days of telling', () => {
  const said = { threshold: 12, value: (value: number) => `${value} %`, locale: 'en' as const };
  const { option } = trialOption(trial, look, said);
  expect(option).toMatchObject({
    xAxis: { data: ['Nov 10', 'Nov 11', 'Nov 12', 'Nov 13'] },
    series: [
      {
        data: [2, null, 6, 10],
        markLine: { data: [{ xAxis: 3 }] },
      },
      { data: [12, 12, 12, 12] },
    ],
  });
  const { axisLabel } = option.yAxis as unknown as { axisLabel: { formatter: (value: number) => string } };
  expect(axisLabel.formatter(4)).toBe('4 %');
});
