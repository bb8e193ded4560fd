import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Block } from '@toile/warehouse';
import { opening, type Pipeline, startPipeline } from '../testing/aggregator.harness.js';
import { DeadLetters } from './dead-letters.js';

jest.setTimeout(120_000);

let pipeline: Pipeline;
let letters: DeadLetters;
const id = randomUUID();
beforeAll(async () => {
  pipeline = await startPipeline();
  letters = new DeadLetters(pipeline);
  const broken = opening('corrected', { id }).replace('"media"', '"nonsense"');
  await pipeline.append([opening('before'), broken, opening('after')], 'one key');
  await pipeline.start();
  await pipeline.everythingArrived();
});
afterAll(() => pipeline.stop());

it('keeps the bytes, the key and the reason; neighbours are in the warehouse', async () => {
  expect(await pipeline.count('raw_tracking')).toBe(2);
  const [letter] = await letters.list({ limit: 10 });
  expect(letter).toMatchObject({ topic: 'tracking', key: 'one key', redrivenTo: null });
  expect(letter?.reason).toContain('data: kind must be equal to one of the allowed values');
  expect(JSON.parse(String(letter?.value)).id).toBe(id);
});

it('re-drives a corrected record once, and refuses one that still cannot be read', async () => {
  const [letter] = await letters.list({ topic: 'tracking', limit: 1 });
  if (!letter) throw new Error('no letter');
  await expect(letters.redrive(letter)).rejects.toMatchObject({ code: 'dead-letter/still-unreadable' });
  await expect(letters.show({ ...letter, offset: 99 })).rejects.toMatchObject({
    code: 'dead-letter/unknown',
  });
  const corrected = Buffer.from(String(letter.value).replace('"nonsense"', '"media"'));
  const to = await letters.redrive(letter, corrected);
  expect(to.offset).toBe(3);
  await pipeline.everythingArrived();
  const rows = await pipeline.warehouse.rows(
    "SELECT visitor FROM toile.raw_tracking WHERE visitor = 'corrected'",
  );
  expect(rows).toHaveLength(1);
  await expect(letters.redrive(letter, corrected)).rejects.toMatchObject({ code: 'dead-letter/redriven' });
  expect((await letters.list({ limit: 1 }))[0]?.redrivenTo).toEqual(to);
});

it('sends again all that can be read now, by topic and reason, once, and says what cannot', async () => {
  const [letter] = await letters.list({ limit: 1 });
  if (!letter) throw new Error('no letter');
  // As if a new release had learned to read them: whole events among the dead letters.
  const learned = Array.from({ length: 620 }, () => opening('learned'));
  const nonsense = opening('never').replace('"media"', '"nonsense"');
  const block = new Block();
  for (const [n, value] of [...learned, nonsense].entries())
    block.add({
      _topic: 'tracking',
      _partition: 7,
      _offset: 1_000 + n,
      ingest_hour: letter.ingestHour,
      event_id: randomUUID(),
      reason: 'version 3 is not known',
      key: 'one key',
      headers: '{}',
      value_base64: Buffer.from(value).toString('base64'),
    });
  await pipeline.warehouse.insertBlock('toile.dead_letter', block, randomUUID());
  expect(await letters.groups({ topic: 'tracking' })).toMatchObject([
    { topic: 'tracking', reason: 'version 3 is not known', letters: 621 },
    { letters: 1 },
  ]);
  const filter = { reason: 'VERSION 3' };
  const dry = await letters.redriveAll({ ...filter, dryRun: true });
  expect(dry).toMatchObject({ sent: 620, done: 0 });
  expect([...dry.unreadable.values()]).toEqual([1]);
  expect(await letters.redriveAll({ topic: 'catalogue' })).toMatchObject({ sent: 0, done: 0 });
  const looked: number[] = [];
  expect(await letters.redriveAll(filter, (count) => looked.push(count))).toMatchObject({
    sent: 620,
    done: 0,
  });
  expect(looked).toEqual([500, 621]);
  expect(await letters.redriveAll(filter)).toMatchObject({ sent: 0, done: 620 });
  expect(await letters.groups({ topic: 'tracking' })).toMatchObject([
    { letters: 621, sentAgain: 620 },
    { letters: 1, sentAgain: 1 },
  ]);
  const arrived = async () => {
    const [row] = await pipeline.warehouse.rows<{ n: number }>(
      "SELECT toUInt32(count()) AS n FROM toile.raw_tracking WHERE visitor = 'learned'",
    );
    return row?.n ?? 0;
  };
  for (const end = Date.now() + 30_000; Date.now() < end && (await arrived()) < 620; ) await sleep(50);
  expect(await arrived()).toBe(620);
});
