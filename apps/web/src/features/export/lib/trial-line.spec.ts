import { expect, it } from '@jest/globals';
import { trialLine } from './trial-line';

const points = [2, null, 6, 10].map((value, day) => ({ at: `day ${day}`, value }));
const trial = { points, fired: [{ at: 'day 3', value: 10 }], now: { value: 10, stand: 'crossed' as const } };

it('draws values with the threshold and the day of telling, and a gap for what nobody knows', () => {
  expect(trialLine(trial, 8, 300, 80)).toEqual({ path: 'M0 80M200 40L300 0', level: 20, marks: [300] });
});

it('draws a level line where nothing changes', () => {
  const still = { ...trial, points: points.map((point) => ({ ...point, value: 4 })), fired: [] };
  expect(trialLine(still, 4, 300, 80)).toEqual({ path: 'M0 80L100 80L200 80L300 80', level: 80, marks: [] });
});
