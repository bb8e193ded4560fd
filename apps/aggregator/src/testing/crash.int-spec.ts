import { expect, it } from '@jest/globals';
import { crashAtEveryStep, STEPS_BETWEEN_WRITES } from './crash.harness.js';

// At every step: in one process by `aggregator.int-spec.ts` and `seal.int-spec.ts`, by SIGKILL in `crash.long-spec.ts`.
it('loses and doubles nothing, killed between writes to one store and the next to the other', async () => {
  const report = await crashAtEveryStep(STEPS_BETWEEN_WRITES);
  expect(report.differences).toEqual([]);
  expect(report.raw + report.dead).toBe(report.records);
  expect(report.kills).toBe(STEPS_BETWEEN_WRITES.length);
  expect(report.sealedHours).toBeGreaterThan(0);
}, 400_000);
