import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import {
  appendInTransaction,
  createPostgresLog,
  type EventLog,
  type LogRecord,
  logMigrations,
} from '@toile/event-log';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { defineCategory } from '../category.js';
import { toLogRecord } from '../publish.js';
import { metadata, uniqueStream } from '../testing-domain.js';
import { openTestStore } from '../testing-store.js';
import { type Relay, type RelayStep, relayLog } from './relay-log.js';
import { RepeatFilter } from './repeat-filter.js';

const TOPIC = 'moodboards';
const PARTITIONS = 3;

/** Two logs: the outbox, and a second database that stands for Kafka behind the same port. */
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let elsewhere: typeof postgres;
let outbox: pg.Pool;
let far: pg.Pool;
let target: EventLog;
const sources: EventLog[] = [];
beforeAll(async () => {
  postgres = await testPostgres({ empty: true });
  outbox = new pg.Pool({ connectionString: postgres.url, max: 20 });
  elsewhere = await testPostgres({ empty: true });
  far = new pg.Pool({ connectionString: elsewhere.url, max: 5 });
  for (const pool of [outbox, far]) pool.on('error', () => undefined);
  for (const database of [postgres.url, elsewhere.url]) await migrateDatabase(database, logMigrations);
  target = createPostgresLog(far);
  await openSource().createTopics([{ name: TOPIC, partitions: PARTITIONS }]);
  await target.createTopics([{ name: TOPIC, partitions: PARTITIONS }]);
});
afterAll(async () => {
  await Promise.all([...sources, target].map((log) => log.close()));
  await outbox?.end();
  await far?.end();
  await elsewhere?.stop();
  await postgres?.stop();
});

function openSource(): EventLog {
  const log = createPostgresLog(outbox, { leaseMs: 300, heartbeatMs: 40, lookEveryMs: 10 });
  sources.push(log);
  return log;
}

async function all(log: EventLog): Promise<LogRecord[][]> {
  const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition);
  return Promise.all(
    partitions.map((partition) => log.read({ topic: TOPIC, partition, from: 0, maxRecords: 100_000 })),
  );
}

/** Target records without repeats, as a consumer of each partition keeps them. */
function withoutRepeats(partitions: LogRecord[][]): string[][] {
  return partitions.map((records) => {
    const filter = new RepeatFilter();
    return records.filter((record) => !filter.isRepeat(record)).map((record) => record.value.toString());
  });
}

const values = (partitions: LogRecord[][]) =>
  partitions.map((records) => records.map((r) => r.value.toString()));

async function untilRelayed(source: EventLog): Promise<void> {
  for (;;) {
    const lag = await source.lag('relay', [TOPIC]);
    if (lag.every((one) => one.lag === 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function appendSome(source: EventLog, from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n += 10) {
    const records = Array.from({ length: 10 }, (_, index) => ({
      topic: TOPIC,
      key: `moodboard-${(n + index) % 13}`,
      value: Buffer.from(String(n + index)),
    }));
    await source.append(records);
  }
}

describe('relayLog', () => {
  it('carries what commands publish, with correlation, causation and origin', async () => {
    const category = defineCategory({
      name: 'moodboard',
      publish: (event) => [
        toLogRecord(event, { topic: TOPIC, type: 'moodboard-created', version: 1, data: {} }),
      ],
    });
    const { pool, store } = await openTestStore(postgres.url, appendInTransaction, [category]);
    const stream = uniqueStream('moodboard');
    const events = [{ type: 'MoodboardCreated', data: {} }];
    await store.append({ stream, expectedVersion: 0, commandId: 'c1', events, metadata, answer: null });
    const source = openSource();
    const relay = await relayLog({ source, target, topics: [TOPIC] });
    for (const end = Date.now() + 30_000; (await all(target)).flat().length === 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    await relay.stop();
    await pool.end();
    const [record] = (await all(target)).flat();
    expect(record).toMatchObject({
      key: stream,
      headers: { 'correlation-id': 'corr-1', 'source-offset': '0' },
    });
    expect(JSON.parse(record?.value.toString() ?? '{}')).toMatchObject({
      type: 'moodboard-created',
      version: 1,
      correlation_id: 'corr-1',
      causation_id: 'c1',
      subject: 'subject-1',
    });
  });

  it('killed at every step repeats at most and never reorders', async () => {
    const source = openSource();
    const steps: RelayStep[] = ['read', 'publish', 'commit'];
    const before = (await all(target)).flat().length;
    const startedWith = (await all(source)).flat().length;
    for (let kill = 0; kill < 12; kill += 1) {
      await appendSome(source, kill * 60, 60);
      const deadly = steps[kill % steps.length];
      let at = 0;
      let dead = false;
      const dying = openSource();
      let died: () => void = () => undefined;
      const death = new Promise<void>((resolve) => {
        died = resolve;
      });
      const relay = await relayLog({
        source: dying,
        target,
        topics: [TOPIC],
        batch: 7,
        onStep: (step) => {
          if (dead) return new Promise<void>(() => undefined);
          if (step === deadly) at += 1;
          if (at <= kill / 2) return undefined;
          dead = true;
          died();
          // A killed process does nothing any more; its lease runs out.
          return new Promise<void>(() => undefined);
        },
      });
      await death;
      await dying.close();
      void relay;
    }
    const relay = await relayLog({ source, target, topics: [TOPIC], batch: 7 });
    await untilRelayed(source);
    await relay.stop();
    const [from, to] = [await all(source), await all(target)];
    expect(withoutRepeats(to)).toEqual(values(from));
    const repeats = to.flat().length - from.flat().length;
    expect(startedWith).toBe(before);
    // At most one batch of each partition a kill.
    expect(repeats).toBeLessThanOrEqual(12 * 7 * PARTITIONS);
    expect(repeats).toBeGreaterThan(0);
  });

  it('paused past its lease, a zombie repeats one batch of each lease and stops; the order holds', async () => {
    const source = openSource();
    const errors: unknown[] = [];
    let resume: () => void = () => undefined;
    let paused: () => void = () => undefined;
    const isPaused = new Promise<void>((resolve) => {
      paused = resolve;
    });
    const mayResume = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let hold = true;
    // On a busy machine it may lose a lease and get it again before it is paused for good: each holds a batch.
    let held = 0;
    const zombieLog = openSource();
    const zombie = await relayLog({
      source: zombieLog,
      target,
      topics: [TOPIC],
      batch: 7,
      onError: (error: unknown) => errors.push(error),
      onStep: async (step) => {
        if (step !== 'publish' || !hold) return;
        held += 1;
        paused();
        await mayResume;
      },
    });
    await appendSome(source, 10_000, 200);
    await isPaused;
    // Another member takes over what the zombie is forced to give back as it cannot be heard.
    await zombieLog.close();
    const heir: Relay = await relayLog({ source, target, topics: [TOPIC], batch: 7 });
    await untilRelayed(source);
    const relayed = (await all(target)).flat().length;
    hold = false;
    resume();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await heir.stop();
    const [from, to] = [await all(source), await all(target)];
    expect(to.flat().length).toBeGreaterThan(relayed);
    expect(to.flat().length - relayed).toBeLessThanOrEqual(7 * held);
    expect(withoutRepeats(to)).toEqual(values(from));
    expect(errors.length).toBeGreaterThan(0);
    void zombie;
  });

  it('keeps a consumer free of repeats across its restarts', async () => {
    const records = (await all(target)).flat();
    const whole = new RepeatFilter();
    const kept = records.filter((record) => !whole.isRepeat(record)).length;
    let progress = {};
    let keptInPieces = 0;
    for (const record of records) {
      const filter = new RepeatFilter(progress);
      if (!filter.isRepeat(record)) keptInPieces += 1;
      progress = filter.progress;
    }
    expect(keptInPieces).toBe(kept);
  });
});
