import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createKafkaLog } from '@toile/event-log';
import { type CrashableKafka, crashableKafka } from '@toile/testing';
import { Replay } from '../replay/replay.js';
import { type Pipeline, startPipeline } from './aggregator.harness.js';
import { arrivedOnce, relayWithDeaths } from './relayed.harness.js';

jest.setTimeout(240_000);

let kafka: CrashableKafka;
let pipeline: Pipeline;
beforeAll(async () => {
  kafka = await crashableKafka();
  pipeline = await startPipeline(() =>
    createKafkaLog({ brokers: [kafka.address], leaseMs: 3_000, heartbeatMs: 300 }),
  );
});
afterAll(async () => {
  await pipeline?.stop();
  await kafka?.stop();
});

it('keeps what a relay publishes twice, killed before it could note what it had, out of the raw table', async () => {
  await pipeline.start();
  await relayWithDeaths(pipeline, 100, 2);
  const first = await arrivedOnce(pipeline, 100);
  expect(first).toBeGreaterThan(0);
  // The next aggregator goes on from what this one knew.
  await pipeline.stopAggregators();
  await relayWithDeaths(pipeline, 100, 2);
  await pipeline.start();
  expect(await arrivedOnce(pipeline, 200)).toBeGreaterThan(first);
});

it('leaves the same out of a replay', async () => {
  const replay = new Replay(pipeline);
  const plan = await replay.fill({});
  expect((await replay.compare(plan)).filter((hour) => !hour.equal)).toEqual([]);
  await replay.accept(plan);
  await relayWithDeaths(pipeline, 50, 1);
  await arrivedOnce(pipeline, 250);
});
