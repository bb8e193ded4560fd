import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
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
