import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { createPostgresLog } from '@toile/event-log';
import { relayLog } from '@toile/event-store';
import { RELAYED_BEFORE } from '../blocks/to-rows.js';
import { Ledger } from '../ledger/ledger.js';
import { differences, type Pipeline, until } from './aggregator.harness.js';

export const TOPIC = 'moodboards';
const BATCH = 7;

/** The value of a message as commands publish it. */
export const message = (id: string = randomUUID()) =>
  JSON.stringify({
    id,
    type: 'LookAdded',
    version: 1,
    occurred_at: '2026-03-01T10:00:00.000Z',
    subject: null,
    correlation_id: 'test',
    causation_id: null,
    data: {},
  });

/** Waits until the ledger has all of the topic, and holds what the warehouse has against it. @returns how many repeats there are */
export async function arrivedOnce(pipeline: Pipeline, messages: number): Promise<number> {
  const { dataSource, warehouse } = pipeline;
  await until(async () => {
    const next = await new Ledger(dataSource).nextOffsets(TOPIC);
    return [...next.values()].reduce((sum, one) => sum + one, 0) === (await pipeline.logged(TOPIC));
  });
  expect(await differences(pipeline)).toEqual([]);
  const [raw] = await warehouse.rows(
    `SELECT count() AS rows, uniqExact(event_id) AS ids FROM toile.raw_${TOPIC}`,
  );
  expect(raw).toEqual({ rows: messages, ids: messages });
  const [dead] = await warehouse.rows<{ n: number }>(
    'SELECT count() AS n FROM toile.dead_letter WHERE _topic = {topic:String} AND reason = {reason:String}',
    { topic: TOPIC, reason: RELAYED_BEFORE },
  );
  expect(dead?.n).toBe((await pipeline.logged(TOPIC)) - messages);
  return dead?.n ?? 0;
}

/**
 * Publishes messages in the outbox of the pipeline's PostgreSQL and has them relayed to its log by one relay after another: `deaths`
 * of them are killed when they have published a batch and not yet noted it.
 */
export async function relayWithDeaths(pipeline: Pipeline, messages: number, deaths: number): Promise<void> {
  const openOutbox = () =>
    createPostgresLog(pipeline.pool, { leaseMs: 300, heartbeatMs: 40, lookEveryMs: 10 });
  const outbox = openOutbox();
  await outbox.createTopics([{ name: TOPIC, partitions: 2 }]);
  await outbox.append(
    Array.from({ length: messages }, (_, n) => ({
      topic: TOPIC,
      key: `moodboard-${n % 13}`,
      value: Buffer.from(message()),
    })),
  );
  const target = pipeline.log;
  for (let death = 0; death < deaths; death += 1) {
    const dying = openOutbox();
    await new Promise<void>((died, failed) => {
      let dead = false;
      relayLog({
        source: dying,
        target,
        topics: [TOPIC],
        batch: BATCH,
        // A killed process does nothing any more; its lease runs out.
        onStep: (step) => {
          if (step === 'commit' && !dead) {
            dead = true;
            died();
          }
          return dead ? new Promise<void>(() => undefined) : undefined;
        },
      }).catch(failed);
    });
    await dying.close();
  }
  const relay = await relayLog({ source: outbox, target, topics: [TOPIC], batch: BATCH });
  await until(async () => (await outbox.lag('relay', [TOPIC])).every(({ lag }) => lag === 0));
  await relay.stop();
  await outbox.close();
}
