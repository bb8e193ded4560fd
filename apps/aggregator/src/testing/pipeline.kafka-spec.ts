import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createKafkaLog } from '@toile/event-log';
import { type CrashableKafka, crashableKafka } from '@toile/testing';
import { Replay } from '../replay/replay.js';
import { differences, opening, type Pipeline, startPipeline } from './aggregator.harness.js';

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

const send = (count: number) =>
  pipeline.append([...Array.from({ length: count }, (_, n) => opening(`v${n}`)), 'poison'], `key ${count}`);

it('brings every record over once, across a restart of the aggregator and a crash of the broker', async () => {
  await send(200);
  await pipeline.start();
  await pipeline.everythingArrived();
  await pipeline.stopAggregators();
  await send(300);
  await pipeline.start();
  await kafka.crashAndRestart();
  // Until its partitions have a leader again an append is refused, and the log leaves it to the caller to repeat it.
  await pipeline.logged();
  await send(400);
  await pipeline.everythingArrived();
  expect(await pipeline.count('raw_tracking')).toBe(900);
  expect(await pipeline.count('dead_letter')).toBe(3);
  expect(await differences(pipeline)).toEqual([]);
});

it('lets two aggregators share the partitions and take over from each other', async () => {
  await pipeline.start();
  await send(100);
  await pipeline.everythingArrived();
  await pipeline.stopAggregators();
  await pipeline.start();
  await send(100);
  await pipeline.everythingArrived();
  expect(await differences(pipeline)).toEqual([]);
});

it('replays everything from Kafka to equal tables', async () => {
  const replay = new Replay(pipeline);
  const plan = await replay.fill({});
  expect((await replay.compare(plan)).filter((hour) => !hour.equal)).toEqual([]);
  await replay.accept(plan);
  await send(50);
  await pipeline.everythingArrived();
  expect(await differences(pipeline)).toEqual([]);
});
