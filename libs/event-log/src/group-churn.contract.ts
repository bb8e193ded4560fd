import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type Assignment, type EventLog, FencedError, type GroupMember } from './port.js';

const TOPIC = 'churn';
const PARTITIONS = 4;

/** What one consumer took under one epoch: it holds once its commit was accepted. */
interface Block {
  partition: number;
  epoch: number;
  first: number;
  ids: string[];
}

/**
 * Two consumers of a group join and leave at random while records are appended. Every record must be taken once: blocks
 * of a partition follow each other without gap or overlap, under epochs that never decrease.
 */
export async function expectChurnToLoseNothing(
  open: () => Promise<EventLog>,
  forMs: number,
): Promise<{ records: number; memberships: number }> {
  const producer = await open();
  await producer.createTopics([{ name: TOPIC, partitions: PARTITIONS }]);
  const blocks: Block[] = [];
  const deadline = Date.now() + forMs;
  let memberships = 0;
  const appended = appendUntil(producer, deadline);
  const consumers = [0, 1].map(async () => {
    while (Date.now() < deadline) {
      const consumer = await Consumer.join(await open(), blocks);
      memberships += 1;
      await sleep(200 + Math.random() * 1_800);
      await consumer.leave();
      await sleep(Math.random() * 500);
    }
  });
  await Promise.all(consumers);
  const ids = await appended;
  const last = await Consumer.join(await open(), blocks);
  await caughtUp(producer);
  await last.leave();
  expectOnce(blocks, ids);
  await producer.close();
  return { records: ids.size, memberships };
}

async function appendUntil(log: EventLog, deadline: number): Promise<Set<string>> {
  const ids = new Set<string>();
  while (Date.now() < deadline) {
    const batch = Array.from({ length: 20 }, () => randomUUID());
    await log.append(batch.map((id) => ({ topic: TOPIC, key: id, value: Buffer.from(id) })));
    for (const id of batch) ids.add(id);
    await sleep(10);
  }
  return ids;
}

async function caughtUp(log: EventLog): Promise<void> {
  const deadline = Date.now() + 30_000;
  while ((await log.lag(TOPIC, [TOPIC])).some((one) => one.lag > 0)) {
    if (Date.now() > deadline) throw new Error('the last consumer does not catch up');
    await sleep(50);
  }
}

/** Takes a block by committing past it, so that whoever's commit is refused has taken nothing. */
class Consumer {
  readonly #held = new Map<string, Assignment>();
  readonly #work = new Set<Promise<void>>();
  #member: GroupMember | undefined;
  #leaving = false;

  private constructor(
    private readonly log: EventLog,
    private readonly blocks: Block[],
  ) {}

  static async join(log: EventLog, blocks: Block[]): Promise<Consumer> {
    const consumer = new Consumer(log, blocks);
    let joined = (_: GroupMember) => {};
    const member = new Promise<GroupMember>((resolve) => {
      joined = resolve;
    });
    consumer.#member = await log.join({
      group: TOPIC,
      topics: [TOPIC],
      onAssigned: (assignments) => {
        for (const one of assignments) {
          consumer.#held.set(`${one.partition}`, one);
          consumer.#work.add(member.then((own) => consumer.#consume(own, one)));
        }
      },
      onRevoked: (assignments) => {
        for (const one of assignments) consumer.#held.delete(`${one.partition}`);
      },
    });
    joined(consumer.#member);
    return consumer;
  }

  async leave(): Promise<void> {
    this.#leaving = true;
    await Promise.all(this.#work);
    await this.#member?.leave();
    await this.log.close();
  }

  async #consume(member: GroupMember, assignment: Assignment): Promise<void> {
    const { partition, epoch } = assignment;
    let next = await member.committed(TOPIC, partition);
    while (!this.#leaving && this.#held.get(`${partition}`) === assignment) {
      const records = await this.log.read({ topic: TOPIC, partition, from: next, maxRecords: 50 });
      if (records.length === 0) {
        await this.log.waitForAppend(50);
        continue;
      }
      try {
        await member.commit(assignment, next + records.length);
      } catch (error) {
        if (error instanceof FencedError) return;
        throw error;
      }
      this.blocks.push({ partition, epoch, first: next, ids: records.map((one) => one.value.toString()) });
      next += records.length;
    }
  }
}

function expectOnce(blocks: readonly Block[], ids: ReadonlySet<string>): void {
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const mine = blocks.filter((one) => one.partition === partition).sort((a, b) => a.first - b.first);
    let next = 0;
    let epoch = 0;
    for (const block of mine) {
      expect(block.first).toBe(next);
      expect(block.epoch).toBeGreaterThanOrEqual(epoch);
      next += block.ids.length;
      epoch = block.epoch;
    }
  }
  const taken = blocks.flatMap((block) => block.ids);
  expect(taken).toHaveLength(ids.size);
  expect(new Set(taken)).toEqual(ids);
}
