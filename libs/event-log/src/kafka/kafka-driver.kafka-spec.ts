import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CrashableKafka, crashableKafka } from '@toile/testing';
import kafkajs, { Kafka, logLevel } from 'kafkajs';
import type { Assignment, EventLog } from '../port.js';
import { createKafkaLog, type KafkaLogOptions } from './kafka-log.js';
import { KafkaRestore } from './kafka-restore.js';

describe('the Kafka driver', () => {
  let kafka: CrashableKafka;
  let logs: EventLog[] = [];
  const open = (options: Partial<KafkaLogOptions> = {}) => {
    const log = createKafkaLog({ brokers: [kafka.address], leaseMs: 3_000, heartbeatMs: 100, ...options });
    logs.push(log);
    return log;
  };
  beforeAll(async () => {
    kafka = await crashableKafka();
  }, 240_000);
  afterEach(async () => {
    await Promise.all(logs.map((log) => log.close()));
    logs = [];
  });
  afterAll(() => kafka?.stop());

  it('goes on with higher epochs after the group was empty, also when nobody ever committed', async () => {
    const log = open();
    await log.createTopics([{ name: 'emptied', partitions: 1 }]);
    const epochs: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const { member, assigned } = await join(log, 'emptied');
      await until(() => assigned.length > 0);
      epochs.push(...assigned.map((one) => one.epoch));
      await member.leave();
      // Longer than the broker takes to forget an empty group without offsets.
      await sleep(visit === 0 ? 3_000 : 100);
    }
    expect(epochs).toHaveLength(3);
    expect(epochs).toEqual([...new Set(epochs)].sort((a, b) => a - b));
  });

  it('keeps a member working across a crash of the broker', async () => {
    const log = open({ leaseMs: 30_000 });
    await log.createTopics([{ name: 'crashed', partitions: 1 }]);
    await log.append([{ topic: 'crashed', key: 'a', value: Buffer.from('1') }]);
    const { member, assigned } = await join(log, 'crashed');
    await until(() => assigned.length === 1);
    await member.commit(assigned[0] ?? fail(), 1);
    await kafka.crashAndRestart();
    await until(async () => (await log.lag('crashed', ['crashed']))[0]?.lag === 0);
    await log.append([{ topic: 'crashed', key: 'a', value: Buffer.from('2') }]);
    // A broker that forgot the member gives it work again when its lease has run out.
    await until(async () => member.commit(member.assignments()[0] ?? fail(), 2).then(() => true), 60_000);
    expect(await member.committed('crashed', 0)).toBe(2);
    expect((await log.read({ topic: 'crashed', partition: 0, from: 0, maxRecords: 9 })).length).toBe(2);
  }, 120_000);

  it('refuses a topic whose records would carry the clock of whoever wrote them', async () => {
    const admin = new Kafka({ brokers: [kafka.address], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    await admin.createTopics({ topics: [{ topic: 'foreign', numPartitions: 1 }], waitForLeaders: true });
    await admin.disconnect();
    await expect(open().createTopics([{ name: 'foreign', partitions: 1 }])).rejects.toThrow('LogAppendTime');
  });

  it('is filled from an archive with records as they were, and serves once that is done', async () => {
    const log = open();
    const settings = { replicationFactor: 1, config: { 'segment.ms': '3600000' } };
    const other = open({ topics: settings });
    await log.createTopics([{ name: 'was', partitions: 2 }]);
    await other.createTopics([{ name: 'is', partitions: 2 }]);
    const keys = ['a', 'b', 'c', 'd'];
    for (const n of [1, 2, 3])
      await log.append(
        keys.map((key) => ({ topic: 'was', key, value: Buffer.from(`${n}`), headers: { n: `${n}` } })),
      );
    const recordsOf = async (topic: string) =>
      (
        await Promise.all([0, 1].map((partition) => log.read({ topic, partition, from: 0, maxRecords: 99 })))
      ).map((records) => records.map((record) => ({ ...record, topic: 'is' })));
    const archived = await recordsOf('was');
    // So that a time of its own would be another one.
    await sleep(50);
    const restore = new KafkaRestore({ brokers: [kafka.address] });
    try {
      await restore.begin('is');
      for (const records of archived) await restore.put(records.slice(0, 2));
      await expect(open().createTopics([{ name: 'is', partitions: 2 }])).rejects.toThrow('LogAppendTime');
      expect(await restore.endOffset('is', 0)).toBe(2);
      for (const records of archived) await restore.put(records.slice(2));
      // Twice, as after an answer that was lost.
      await expect(restore.put(archived[0]?.slice(-1) ?? [])).rejects.toThrow('came to lie at');
      await restore.end('is');
    } finally {
      await restore.close();
    }
    const [zero = [], one = []] = await recordsOf('is');
    expect([zero.slice(0, -1), one]).toEqual(archived);
    await other.createTopics([{ name: 'is', partitions: 2 }]);
    const [{ offset = -1 } = {}] = await log.append([{ topic: 'is', key: 'a', value: Buffer.from('4') }]);
    expect(offset).toBeGreaterThan(2);
    const admin = new Kafka({ brokers: [kafka.address], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    const described = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: 'is', configNames: ['segment.ms'] }],
    });
    await admin.disconnect();
    expect(described.resources[0]?.configEntries[0]?.configValue).toBe('3600000');
  });

  it('makes topics with the settings they are to have, and never limits them by age or size', async () => {
    const log = open({
      requestTimeoutMs: 2_000,
      retryForMs: 500,
      topics: { replicationFactor: 1, config: { 'min.insync.replicas': '2', 'segment.ms': '3600000' } },
    });
    await log.createTopics([{ name: 'careful', partitions: 1 }]);
    const admin = new Kafka({ brokers: [kafka.address], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: 'careful' }],
    });
    await admin.disconnect();
    const settings = Object.fromEntries(
      (resources[0]?.configEntries ?? []).map(({ configName, configValue }) => [configName, configValue]),
    );
    expect(settings).toMatchObject({
      'min.insync.replicas': '2',
      'segment.ms': '3600000',
      'message.timestamp.type': 'LogAppendTime',
      'retention.ms': '-1',
      'retention.bytes': '-1',
      'max.message.bytes': '2097152',
    });
  });

  it('gives what it fetched ahead to reads that go on, and fetches again for reads that jump', async () => {
    const log = open();
    await log.createTopics([{ name: 'jumps', partitions: 1 }]);
    const value = Buffer.alloc(50_000);
    const records = Array.from({ length: 200 }, (_, at) => ({ topic: 'jumps', key: `${at}`, value }));
    for (let from = 0; from < 200; from += 10) await log.append(records.slice(from, from + 10));
    for (const from of [0, 7, 190, 3, 4, 195, 100, 101, 99]) {
      const read = await log.read({ topic: 'jumps', partition: 0, from, maxRecords: 7 });
      const expected = Array.from({ length: Math.min(7, 200 - from) }, (_, at) => from + at);
      expect(read.map((one) => one.offset)).toEqual(expected);
      expect(read.map((one) => one.key)).toEqual(expected.map(String));
    }
  });

  it('reads nothing over what retention dropped or what is no record, and says which', async () => {
    const log = open();
    await log.createTopics([{ name: 'holes', partitions: 2 }]);
    const client = new Kafka({ brokers: [kafka.address], logLevel: logLevel.NOTHING });
    const [admin, producer] = [
      client.admin(),
      client.producer({ transactionalId: 'holes', idempotent: true }),
    ];
    await Promise.all([admin.connect(), producer.connect()]);
    for (const partition of [0, 1]) {
      const transaction = await producer.transaction();
      await transaction.send({ topic: 'holes', messages: [{ partition, key: 'a', value: 'b' }] });
      await transaction.commit();
      // Its mark takes an offset.
      await until(async () => (await log.endOffset('holes', partition)) === 2);
      await producer.send({ topic: 'holes', messages: [{ partition, key: 'a', value: 'b' }] });
    }
    await admin.fetchTopicMetadata({ topics: ['holes'] });
    await admin.deleteTopicRecords({ topic: 'holes', partitions: [{ partition: 1, offset: '2' }] });
    await Promise.all([admin.disconnect(), producer.disconnect()]);
    const read = (partition: number, from: number) =>
      log.read({ topic: 'holes', partition, from, maxRecords: 9 });
    await expect(read(0, 0)).rejects.toThrow('holes/0 has a hole: there is no record 1');
    await expect(read(1, 0)).rejects.toMatchObject({ code: 'log/offset-out-of-range', startOffset: 2 });
    expect(await read(0, 2)).toHaveLength(1);
    expect(await read(1, 2)).toHaveLength(1);
  });

  it('says that the log is unavailable when no broker can be reached', async () => {
    const log = open({ brokers: ['127.0.0.1:1'], retryForMs: 500 });
    await expect(log.append([{ topic: 't', key: 'k', value: Buffer.alloc(1) }])).rejects.toMatchObject({
      code: 'log/unavailable',
    });
    await expect(join(log, 'nowhere')).rejects.toMatchObject({ code: 'log/unavailable' });
  });
});

async function join(log: EventLog, topic: string) {
  const assigned: Assignment[] = [];
  const member = await log.join({
    group: topic,
    topics: [topic],
    onAssigned: (assignments) => void assigned.push(...assignments),
    onRevoked: () => undefined,
  });
  return { member, assigned };
}

/** Waits until it holds; a failure counts as not yet. */
async function until(met: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await Promise.resolve(met()).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`not met within ${withinMs} ms: ${met}`);
    await sleep(20);
  }
}

function fail(): never {
  throw new Error('missing');
}
