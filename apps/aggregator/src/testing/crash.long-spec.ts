import { expect, it } from '@jest/globals';
import { crashAtEveryStep, STEPS_IN_ORDER } from './crash.harness.js';

it('loses and doubles nothing in 200 kills', async () => {
  const steps = Array.from({ length: 20 }, () => STEPS_IN_ORDER).flat();
  const report = await crashAtEveryStep(steps);
  console.log(JSON.stringify(report));
  expect(report.differences).toEqual([]);
  expect(report.raw + report.dead).toBe(report.records);
  expect(report.kills).toBeGreaterThanOrEqual(200);
}, 2_400_000);
