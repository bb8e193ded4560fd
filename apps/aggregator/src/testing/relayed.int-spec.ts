import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import { arm } from '../failpoint/armed.js';
import { Replay } from '../replay/replay.js';
import { differences, type Pipeline, startPipeline, until } from './aggregator.harness.js';
import { arrivedOnce, message, TOPIC } from './relayed.harness.js';

jest.setTimeout(120_000);

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.stop());

const ids = Array.from({ length: 40 }, () => randomUUID());
/** As a relay publishes records of the outbox's one partition, the offsets from `first` to before `end`. */
const relay = (first: number, end: number) =>
  pipeline.log.append(
    ids.slice(first, end).map((id, index) => ({
      topic: TOPIC,
      key: 'moodboard-1',
      headers: { 'source-offset': String(first + index), 'source-partition': '0' },
      value: Buffer.from(message(id)),
    })),
  );

it('takes what a relay publishes again for known: in one block, in the next, and after a restart', async () => {
  await relay(0, 5);
  await relay(3, 8);
  await pipeline.start();
  expect(await arrivedOnce(pipeline, 8)).toBe(2);
  await relay(6, 10);
  expect(await arrivedOnce(pipeline, 10)).toBe(4);
  await pipeline.stopAggregators();
  await relay(8, 12);
  await pipeline.start();
  expect(await arrivedOnce(pipeline, 12)).toBe(6);
});

it('leaves the same out of a block that is made again: after a crash, and when the engine has lost it', async () => {
  await pipeline.stopAggregators();
  for (const [step, first] of [
    ['block/intended', 10],
    ['block/inserted', 14],
  ] as const) {
    await relay(first, first + 6);
    let killed = false;
    arm(step, async () => {
      killed = true;
      throw new Error('killed here');
    });
    await pipeline.start();
    await until(() => killed);
    await pipeline.stopAggregators();
    arm(step);
  }
  await pipeline.start();
  expect(await arrivedOnce(pipeline, 20)).toBe(10);
  await pipeline.stopAggregators();
  for (const table of [`raw_${TOPIC}`, 'dead_letter'])
    await pipeline.warehouse.command(`DELETE FROM toile.${table} WHERE _offset >= 10`);
  await pipeline.pool.query('UPDATE ledger_partition SET verified_offset = 0');
  expect(await differences(pipeline)).toHaveLength(1);
  await pipeline.start();
  await until(async () => (await differences(pipeline)).length === 0);
  expect(await arrivedOnce(pipeline, 20)).toBe(10);
});

it('does not send such a letter again, and lets messages pass that no relay has brought', async () => {
  const letters = new DeadLetters(pipeline);
  const [letter] = await letters.list({ topic: TOPIC, limit: 1 });
  if (!letter) throw new Error('no letter');
  await expect(letters.redrive(letter)).rejects.toMatchObject({ code: 'dead-letter/repeat' });
  await pipeline.log.append([{ topic: TOPIC, key: 'moodboard-1', value: Buffer.from(message()) }]);
  expect(await arrivedOnce(pipeline, 21)).toBe(10);
});

it('leaves the same out of a replay, which knows what was there before it', async () => {
  const replay = new Replay(pipeline);
  const plan = await replay.fill({ topics: [TOPIC] });
  expect((await replay.compare(plan)).filter((hour) => !hour.equal)).toEqual([]);
  await replay.accept(plan);
  await relay(18, 24);
  expect(await arrivedOnce(pipeline, 25)).toBe(12);
});
