import { afterAll, beforeAll, it } from '@jest/globals';
import { createKafkaLog } from '@toile/event-log';
import { type CrashableKafka, crashableKafka } from '@toile/testing';
import { type Pipeline, startPipeline } from './aggregator.harness.js';
import { holdsAfterAnyHistory } from './history.harness.js';

let kafka: CrashableKafka;
let pipeline: Pipeline;
beforeAll(async () => {
  kafka = await crashableKafka();
  pipeline = await startPipeline(() =>
    createKafkaLog({ brokers: [kafka.address], leaseMs: 3_000, heartbeatMs: 300 }),
  );
}, 120_000);
afterAll(async () => {
  await pipeline?.stop();
  await kafka?.stop();
});

it('holds exactly the log in Kafka after any history of batches, crashes and restarts', async () => {
  await holdsAfterAnyHistory(pipeline, 3);
}, 240_000);
