import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { type EventLog, type LogRecord, OffsetOutOfRangeError } from '../port.js';
import { dropSegmentsBefore, type Segment } from './drop-segments.js';
import { logMigrations } from './migrations.js';
import { createPostgresLog } from './postgres-log.js';

describe('dropping segments', () => {
  let postgres: Awaited<ReturnType<typeof testPostgres>>;
  let pool: pg.Pool;
  let log: EventLog;
  let topic: string;
  let topics = 0;
  beforeAll(async () => {
    postgres = await testPostgres({ empty: true });
    pool = new pg.Pool({ connectionString: postgres.url });
    // A connection that outlives the pool by a moment when the server stops.
    pool.on('error', () => undefined);
    await migrateDatabase(postgres.url, logMigrations);
    log = createPostgresLog(pool, { segmentRecords: 100 });
  });
  afterAll(async () => {
    await log?.close();
    await pool?.end();
    await postgres?.stop();
  });
  beforeEach(async () => {
    topics += 1;
    topic = `kept-${topics}`;
    await log.createTopics([{ name: topic, partitions: 1 }]);
    const record = (at: number) => ({
      topic,
      key: `k${at}`,
      headers: { at: String(at) },
      value: Buffer.from([at]),
    });
    for (let from = 0; from < 250; from += 50)
      await log.append(Array.from({ length: 50 }, (_, at) => record(from + at)));
  });

  /** What an export would give back, with a chance to spoil it. */
  const exported = (spoil: (record: LogRecord) => LogRecord[] = (record) => [record]) =>
    async function* ({ partition, first, end }: Segment) {
      const records = await log.read({ topic, partition, from: first, maxRecords: end - first });
      for (const record of records) yield* spoil(record);
    };
  const drop = (before: number, read = exported()) =>
    dropSegmentsBefore(pool, { topic, partition: 0, before }, read);
  const tables = async () =>
    (
      await pool.query('SELECT 1 FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE relname LIKE $1', [
        `log_${topic}_%`,
      ])
    ).rowCount;

  it('drops whole segments that were exported, and readers are told', async () => {
    const before = (await tables()) ?? 0;
    expect(await drop(199)).toEqual([{ topic, partition: 0, first: 0, end: 100 }]);
    expect(await log.startOffset(topic, 0)).toBe(100);
    expect(await tables()).toBe(before - 1);
    await expect(log.read({ topic, partition: 0, from: 99, maxRecords: 5 })).rejects.toThrow(
      OffsetOutOfRangeError,
    );
    expect((await log.read({ topic, partition: 0, from: 100, maxRecords: 500 })).length).toBe(150);
    // The segment that is being written stays, however far the caller reaches.
    expect(await drop(10_000)).toEqual([{ topic, partition: 0, first: 100, end: 200 }]);
    await log.append([{ topic, key: 'after', value: Buffer.from('x') }]);
    expect(await log.endOffset(topic, 0)).toBe(251);
  });

  it.each<[string, (record: LogRecord) => LogRecord[]]>([
    ['a record less', (record) => (record.offset === 42 ? [] : [record])],
    ['a record more', (record) => (record.offset === 99 ? [record, record] : [record])],
    ['its end missing', (record) => (record.offset > 90 ? [] : [record])],
    ['another value', (record) => [record.offset === 42 ? { ...record, value: Buffer.from('?') } : record]],
    ['another key', (record) => [record.offset === 42 ? { ...record, key: '?' } : record]],
    ['a header less', (record) => [record.offset === 42 ? { ...record, headers: {} } : record]],
    ['another time', (record) => [record.offset === 42 ? { ...record, appendedAt: new Date(0) } : record]],
  ])('keeps a segment whose export has %s', async (_, spoil) => {
    await expect(drop(250, exported(spoil))).rejects.toMatchObject({ code: 'log/unverified-export' });
    expect(await log.startOffset(topic, 0)).toBe(0);
    expect((await log.read({ topic, partition: 0, from: 0, maxRecords: 500 })).length).toBe(250);
  });

  it('keeps a segment that a group has yet to read', async () => {
    const group = `readers-of-${topic}`;
    const member = await log.join({ group, topics: [topic], onAssigned: () => {}, onRevoked: () => {} });
    const [assignment] = member.assignments();
    if (!assignment) throw new Error('nothing was assigned');
    await member.commit(assignment, 99);
    await expect(drop(250)).rejects.toMatchObject({ code: 'log/segment-in-use' });
    expect(await log.startOffset(topic, 0)).toBe(0);
    await member.commit(assignment, 100);
    await expect(drop(250)).rejects.toMatchObject({ code: 'log/segment-in-use' });
    expect(await log.startOffset(topic, 0)).toBe(100);
    await member.leave();
  });
});
