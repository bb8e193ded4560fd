import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { groupsContract } from './groups.contract.js';
import {
  expectGapless,
  fail,
  join,
  type LogHarness,
  nameOf,
  namesOf,
  type OpenLog,
  readAll,
  recordsOf,
  Tail,
  until,
} from './log.harness.js';
import { partitionOfKey } from './partition-of-key.js';
import {
  InvalidRecordError,
  LogUnavailableError,
  MAX_RECORD_BYTES,
  type NewRecord,
  type Position,
  UnknownTopicError,
} from './port.js';

/** What every driver of the log must keep. */
export function eventLogContract(name: string, start: () => Promise<LogHarness>): void {
  describe(`${name} keeps the contract of the log`, () => {
    let harness: LogHarness;
    let opened: OpenLog[] = [];
    /** Ends what a failed test leaves running. */
    let testEnds = new AbortController();
    const open = async () => {
      const one = await harness.open();
      opened.push(one);
      return one;
    };
    const openWithTopic = async (partitions: number) => {
      const { log } = await open();
      const topic = `contract-${randomUUID().slice(0, 8)}`;
      await log.createTopics([{ name: topic, partitions }]);
      return { log, topic };
    };
    beforeAll(async () => {
      harness = await start();
    }, 240_000);
    beforeEach(() => {
      testEnds = new AbortController();
    });
    afterEach(async () => {
      testEnds.abort();
      for (const one of opened) one.thaw();
      await Promise.all(opened.map((one) => one.log.close()));
      opened = [];
    });
    afterAll(() => harness?.stop());

    it('gives back what was appended, in order by key, at the positions it told', async () => {
      const { log, topic } = await openWithTopic(4);
      const records = recordsOf(topic, 300, 25);
      const positions = await log.append(records);
      const stored = await readAll(log, topic);
      expect(stored).toHaveLength(300);
      records.forEach((record, index) => {
        const { partition, offset } = positions[index] ?? fail();
        expect(partition).toBe(partitionOfKey(record.key, 4));
        const found = stored.find((one) => one.partition === partition && one.offset === offset);
        expect(found).toMatchObject({ topic, key: record.key, headers: record.headers, value: record.value });
      });
      expectGapless(stored);
      for (const key of new Set(records.map((record) => record.key))) {
        const inOrder = stored.filter((one) => one.key === key).map((one) => one.value.toString());
        expect(inOrder).toEqual(records.filter((one) => one.key === key).map((one) => one.value.toString()));
      }
    });

    it('keeps partitions of a topic that exists, and tells them', async () => {
      const { log, topic } = await openWithTopic(3);
      await log.createTopics([{ name: topic, partitions: 7 }]);
      expect(await log.partitions(topic)).toBe(3);
      await expect(log.partitions('nowhere')).rejects.toThrow(UnknownTopicError);
      await expect(log.append(recordsOf('nowhere', 1, 1))).rejects.toThrow(UnknownTopicError);
      await expect(log.read({ topic: 'nowhere', partition: 0, from: 0, maxRecords: 1 })).rejects.toThrow(
        UnknownTopicError,
      );
    });

    it('reads from an offset on, within limits of records and bytes', async () => {
      const { log, topic } = await openWithTopic(1);
      await log.append(recordsOf(topic, 100, 1, 1000));
      const read = async (from: number, maxRecords: number, maxBytes?: number) =>
        (await log.read({ topic, partition: 0, from, maxRecords, maxBytes })).map((one) => one.offset);
      expect(await read(10, 5)).toEqual([10, 11, 12, 13, 14]);
      expect(await read(98, 5)).toEqual([98, 99]);
      expect(await read(100, 5)).toEqual([]);
      expect(await read(1000, 5)).toEqual([]);
      const within = await read(20, 50, 5_500);
      expect(within[0]).toBe(20);
      expect(within.length).toBeGreaterThanOrEqual(1);
      expect(within.length).toBeLessThanOrEqual(5);
      expect(await read(20, 50, 1)).toEqual([20]);
      expect(await log.startOffset(topic, 0)).toBe(0);
      expect(await log.endOffset(topic, 0)).toBe(100);
    });

    it('stores keys, headers and values of any bytes, and records of 1 MB among small ones', async () => {
      const { log, topic } = await openWithTopic(1);
      const records: NewRecord[] = [
        { topic, key: '', value: Buffer.alloc(0) },
        {
          topic,
          key: 'ключ "钥匙" {\\} 👗',
          headers: { 'a "b"': 'c\\d\n{},', é: '' },
          value: randomBytes(300),
        },
        { topic, key: 'large', value: randomBytes(1024 * 1024) },
        { topic, key: 'small', headers: {}, value: Buffer.from([0, 255, 0, 92]) },
        { topic, key: 'large', headers: { n: '2' }, value: Buffer.alloc(1024 * 1024, 'x') },
      ];
      await log.append(records);
      const stored = await readAll(log, topic);
      expect(stored.map((one) => one.key)).toEqual(records.map((one) => one.key));
      expect(stored.map((one) => one.headers)).toEqual(records.map((one) => one.headers ?? {}));
      expect(stored.every((one, index) => one.value.equals(records[index]?.value ?? fail()))).toBe(true);
    });

    it('refuses a batch with a record it can never store, whole, and names the record', async () => {
      const { log, topic } = await openWithTopic(2);
      const tooLarge = { topic, key: 'k', value: Buffer.alloc(MAX_RECORD_BYTES) };
      await expect(log.append([...recordsOf(topic, 5, 2), tooLarge])).rejects.toThrow(InvalidRecordError);
      await expect(log.append([{ topic, key: 'a\0', value: Buffer.alloc(1) }])).rejects.toThrow('record 0');
      expect(await readAll(log, topic)).toEqual([]);
    });

    it('stamps the time of the append, which never decreases in a partition', async () => {
      const { log, topic } = await openWithTopic(2);
      const before = Date.now();
      for (let batch = 0; batch < 10; batch += 1) await log.append(recordsOf(topic, 20, 7));
      const stored = await readAll(log, topic);
      for (const partition of [0, 1]) {
        const times = stored
          .filter((one) => one.partition === partition)
          .map((one) => one.appendedAt.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(Math.min(...times)).toBeGreaterThanOrEqual(before - 1000);
        expect(Math.max(...times)).toBeLessThanOrEqual(Date.now() + 1000);
      }
    });

    it('shows a tailing reader every record of concurrent appenders once, in order, whatever is rolled back', async () => {
      const { log, topic } = await openWithTopic(3);
      const readers = [0, 1, 2].map((partition) => new Tail(log, topic, partition, testEnds.signal));
      const appenders = await Promise.all(
        Array.from({ length: 6 }, async (_, appender) => {
          const { log: own } = await open();
          return async () => {
            const positions: Position[] = [];
            for (let batch = 0; batch < 25; batch += 1) {
              const records = recordsOf(topic, 8, 5, 40, `${appender}.${batch}`);
              if (batch % 3 === 1)
                await harness.appendAndRollBack?.(recordsOf(topic, 8, 5, 40, 'rolled back'));
              positions.push(...(await own.append(records)));
            }
            return positions;
          };
        }),
      );
      const positions = (await Promise.all(appenders.map((append) => append()))).flat();
      const tailed = (await Promise.all(readers.map((reader) => reader.finish()))).flat();
      expect(tailed).toHaveLength(6 * 25 * 8);
      expectGapless(tailed);
      expect(namesOf(tailed)).toEqual(namesOf(positions));
      expect(tailed.filter((one) => one.value.toString().startsWith('rolled back'))).toEqual([]);
    });

    it('wakes a waiting reader when this or another process appends, and else after the timeout', async () => {
      const { log, topic } = await openWithTopic(1);
      const { log: other } = await open();
      expect(await log.read({ topic, partition: 0, from: 0, maxRecords: 1 })).toEqual([]);
      for (const appender of [log, other]) {
        // Earlier appends may wake once more for nothing.
        await sleep(700);
        await log.waitForAppend(600);
        const started = performance.now();
        const wake = log.waitForAppend(20_000);
        await appender.append(recordsOf(topic, 1, 1));
        await wake;
        expect(performance.now() - started).toBeLessThan(15_000);
      }
      const started = performance.now();
      await log.waitForAppend(50);
      expect(performance.now() - started).toBeLessThan(15_000);
    });

    it('never tells who waits at a place that nothing is there when something is', async () => {
      const { log, topic } = await openWithTopic(1);
      const { log: other } = await open();
      for (const [from, appender] of [log, other].entries()) {
        await log.waitForAppend(600, { topic, partition: 0, from });
        const wake = log.waitForAppend(20_000, { topic, partition: 0, from });
        await appender.append(recordsOf(topic, 1, 1));
        expect(await wake).toBe(true);
        expect(await log.waitForAppend(600, { topic, partition: 0, from })).toBe(true);
      }
    });

    groupsContract({ open, openWithTopic });

    it('loses nothing it acknowledged when the store crashes in the middle of appends', async () => {
      const { log, topic } = await openWithTopic(2);
      const readers = [0, 1].map((partition) => new Tail(log, topic, partition, testEnds.signal));
      let running = true;
      let unavailable = 0;
      const acknowledged = new Map<string, string>();
      const appender = async (name: number) => {
        const { log: own } = await open();
        for (let batch = 0; running && !testEnds.signal.aborted; batch += 1) {
          const records = recordsOf(topic, 10, 10, 60, `${name}.${batch}`);
          try {
            const positions = await own.append(records);
            for (const [index, position] of positions.entries())
              acknowledged.set(nameOf(position), records[index]?.value.toString() ?? '');
          } catch (error) {
            if (!(error instanceof LogUnavailableError)) throw error;
            unavailable += 1;
            await sleep(50);
          }
        }
      };
      const appenders = [0, 1, 2].map(appender);
      await until(() => acknowledged.size > 200);
      await harness.crashAndRestart();
      const atRestart = acknowledged.size;
      await until(() => acknowledged.size > atRestart + 200);
      running = false;
      await Promise.all(appenders);
      const tailed = (await Promise.all(readers.map((reader) => reader.finish()))).flat();
      expectGapless(tailed);
      const stored = new Map(tailed.map((record) => [nameOf(record), record.value.toString()]));
      for (const [position, value] of acknowledged) expect(stored.get(position)).toBe(value);
      expect(await readAll(log, topic)).toHaveLength(tailed.length);
      expect(unavailable).toBeGreaterThan(0);
    }, 120_000);

    it('counts what passes through, and refuses work once closed', async () => {
      const { log, topic } = await openWithTopic(1);
      await log.append(recordsOf(topic, 10, 2, 100));
      await readAll(log, topic);
      expect(log.metrics).toMatchObject({
        appends: 1,
        appendedRecords: 10,
        readRecords: 10,
        inFlightBytes: 0,
      });
      expect(log.metrics.appendedBytes).toBeGreaterThan(1000);
      const last = log.append(recordsOf(topic, 5, 1));
      const waiting = log.waitForAppend(60_000);
      const { held } = await join(log, 'closing', topic);
      await Promise.all([log.close(), waiting]);
      await expect(last).resolves.toHaveLength(5);
      expect(held.size).toBe(0);
      await expect(log.append(recordsOf(topic, 1, 1))).rejects.toThrow(LogUnavailableError);
    });
  });
}
