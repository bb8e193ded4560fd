import { expect, it } from '@jest/globals';
import { crashAtEveryStep, STEPS_IN_ORDER } from './crash.harness.js';

it('loses and doubles nothing, whatever step it is killed at', async () => {
  const report = await crashAtEveryStep(STEPS_IN_ORDER);
  expect(report.differences).toEqual([]);
  expect(report.raw + report.dead).toBe(report.records);
  expect(report.kills).toBe(STEPS_IN_ORDER.length);
  expect(report.sealedHours).toBeGreaterThanOrEqual(4);
}, 400_000);
