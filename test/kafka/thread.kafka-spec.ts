import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type CrashableKafka, crashableKafka } from '@toile/testing';
import { startToileUnderTest, type ToileUnderTest } from '../e2e/start-toile.js';
import { firstLooks, mostViewedLooks, openLook } from '../e2e/visitors.js';

jest.setTimeout(400_000);

let kafka: CrashableKafka;
let toile: ToileUnderTest;
beforeAll(async () => {
  kafka = await crashableKafka();
  toile = await startToileUnderTest({ KAFKA_BROKERS: kafka.address });
});
afterAll(async () => {
  await toile?.stop();
  await kafka?.stop();
});

const viewersOf = async (look: string) =>
  (await mostViewedLooks(toile.url)).find((row) => row.look === look)?.value ?? null;
const until = async (look: string, viewers: number) => {
  const deadline = Date.now() + 60_000;
  while ((await viewersOf(look)) !== viewers) {
    if (Date.now() > deadline)
      throw new Error(`${look} has ${await viewersOf(look)} viewers, not ${viewers}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
/** A tracker keeps a beacon and sends it again with its id until it is answered. */
const openUntilAnswered = async (look: string, visitor: string) => {
  const id = randomUUID();
  while ((await openLook(toile.url, look, visitor, id).catch(() => 0)) !== 204)
    await new Promise((resolve) => setTimeout(resolve, 200));
};

it('moves a figure through a real Kafka, and counts a repeated beacon once', async () => {
  const [look = ''] = await firstLooks(toile.url, 1);
  await Promise.all(Array.from({ length: 12 }, (_, n) => openUntilAnswered(look, `visitor-${n}`)));
  const id = randomUUID();
  for (let again = 0; again < 5; again += 1) expect(await openLook(toile.url, look, 'again', id)).toBe(204);
  await until(look, 13);
});

it('loses nothing it answered when the broker crashes in the middle, nor when Toile does', async () => {
  const [, look = ''] = await firstLooks(toile.url, 2);
  let answered = 0;
  let crash: Promise<void> | undefined;
  const sender = async (name: number) => {
    for (let n = 0; n < 60; n += 1) {
      await openUntilAnswered(look, `sender-${name}-${n}`);
      answered += 1;
      if (answered === 150) crash = kafka.crashAndRestart().then(() => toile.crashAndRestart());
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(sender));
  await crash;
  await until(look, 300);
});
