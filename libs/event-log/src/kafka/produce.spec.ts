import { describe, expect, it } from '@jest/globals';
import { partitionOfKey } from '../partition-of-key.js';
import { type Leaders, produce } from './produce.js';
import type { Calls } from './wire.js';

const NOT_LEADER = 6;
const TOO_FEW_REPLICAS_AFTER_APPEND = 20;
const TIMED_OUT = 7;

type Sent = { partition: number; values: string[] };

/** Leaders that store what they are sent, but for the error codes that `refusal` gives. */
class FakeLeaders implements Leaders {
  readonly options = { brokers: [], connectionTimeout: 1, requestTimeout: 1, retryForMs: 2_000 };
  readonly requests: Sent[][] = [];
  readonly stored = new Map<number, string[]>();
  readonly forgotten: string[] = [];

  constructor(
    private readonly refusal: (partition: number, request: number) => number = () => 0,
    private readonly leaderIds: readonly number[] = [1, 1, 1],
  ) {}

  async leaders(): Promise<readonly number[]> {
    return this.leaderIds;
  }

  async leader(_: string, partition: number): Promise<number> {
    return this.leaderIds[partition] ?? -1;
  }

  forget(topics: readonly string[]): void {
    this.forgotten.push(...topics);
  }

  async call<K extends keyof Calls>(_node: number, _lane: unknown, _api: K, request: Calls[K]['request']) {
    const { topicData } = request as Calls['Produce']['request'];
    const sent = topicData.flatMap(({ partitions }) =>
      partitions.map(({ partition, messages }) => ({
        partition,
        values: messages.map((message) => message.value.toString()),
      })),
    );
    this.requests.push(sent);
    const partitions = sent.map(({ partition, values }) => {
      const errorCode = this.refusal(partition, this.requests.length);
      const log = this.stored.get(partition) ?? [];
      const baseOffset = errorCode === 0 ? String(log.length) : '-1';
      if (errorCode === 0) this.stored.set(partition, [...log, ...values]);
      return { partition, errorCode, baseOffset };
    });
    return { topics: [{ topicName: 'topic', partitions }] } as Calls[K]['response'];
  }
}

const records = (count: number, bytes = 1) =>
  Array.from({ length: count }, (_, at) => ({
    topic: 'topic',
    key: `key-${at}`,
    value: Buffer.from(`${at}`.padEnd(bytes)),
  }));

describe('produce', () => {
  it('tells the position of every record in the order given, over several leaders', async () => {
    const cluster = new FakeLeaders(undefined, [1, 2, 1]);
    const positions = await produce(cluster, records(50));
    expect(cluster.requests).toHaveLength(2);
    positions.forEach(({ partition, offset }, at) => {
      expect(partition).toBe(partitionOfKey(`key-${at}`, 3));
      expect(cluster.stored.get(partition)?.[offset]).toBe(String(at));
    });
  });

  it('sends only what was refused again, and asks for the new leader first', async () => {
    const cluster = new FakeLeaders((partition, request) =>
      partition === 1 && request <= 2 ? NOT_LEADER : 0,
    );
    const positions = await produce(cluster, records(50));
    expect(cluster.requests.map((sent) => sent.map((one) => one.partition).sort())).toEqual([
      [0, 1, 2],
      [1],
      [1],
    ]);
    expect(cluster.forgotten).toEqual(['topic', 'topic']);
    expect([...cluster.stored.values()].flat()).toHaveLength(50);
    expect(positions.filter(Boolean)).toHaveLength(50);
  });

  it('sends nothing of a partition before the batch ahead of it is stored', async () => {
    let refusals = 0;
    const cluster = new FakeLeaders((partition) => {
      if (partition !== 0 || refusals === 2) return 0;
      refusals += 1;
      return NOT_LEADER;
    });
    await produce(cluster, records(12, 600_000));
    for (const [partition, values] of cluster.stored) {
      const expected = records(12).flatMap(({ key }, at) =>
        partitionOfKey(key, 3) === partition ? [at] : [],
      );
      expect(values.map(Number)).toEqual(expected);
    }
    const batches = cluster.requests.flat();
    expect(batches.every((batch) => batch.values.length === 1)).toBe(true);
  });

  it.each([TOO_FEW_REPLICAS_AFTER_APPEND, TIMED_OUT])(
    'does not send again what may have been stored (error %i)',
    async (errorCode) => {
      const cluster = new FakeLeaders((partition) => (partition === 2 ? errorCode : 0));
      await expect(produce(cluster, records(50))).rejects.toMatchObject({ errorCode });
      expect(cluster.requests).toHaveLength(1);
    },
  );

  it('gives up when no leader is found in time', async () => {
    const cluster = new FakeLeaders(() => NOT_LEADER);
    cluster.options.retryForMs = 150;
    await expect(produce(cluster, records(3))).rejects.toMatchObject({ errorCode: NOT_LEADER });
    expect(cluster.requests.length).toBeGreaterThan(1);
  });
});
