import { expect, it } from '@jest/globals';
import { crashAtEveryStep, STEPS_IN_ORDER } from './crash.harness.js';

/** 210 kills; what is looked for differs from kill to kill by chance alone. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 14);

it('loses and doubles nothing, killed many times at each step', async () => {
  const steps = Array.from({ length: ROUNDS }, () => STEPS_IN_ORDER).flat();
  const report = await crashAtEveryStep(steps);
  console.log(JSON.stringify(report));
  expect(report.differences).toEqual([]);
  expect(report.raw + report.dead).toBe(report.records);
  expect(report.kills).toBe(steps.length);
}, 3_600_000);
