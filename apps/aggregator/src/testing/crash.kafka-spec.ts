import { expect, it } from '@jest/globals';
import { crashableKafka } from '@toile/testing';
import { crashAtEveryStep, STEPS_IN_ORDER } from './crash.harness.js';

it('loses and doubles nothing on Kafka, whatever step the aggregator is killed at', async () => {
  const kafka = await crashableKafka();
  try {
    // Counts and seals rest on ledger and warehouse alone; `crash.int-spec.ts` kills at each of them.
    const steps = STEPS_IN_ORDER.filter((step) => /^(block|recovery)\//.test(step));
    const report = await crashAtEveryStep(steps, kafka.address);
    expect(report.differences).toEqual([]);
    expect(report.raw + report.dead).toBe(report.records);
    expect(report.kills).toBe(steps.length);
  } finally {
    await kafka.stop();
  }
}, 240_000);
