import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import {
  type Assignment,
  type EventLog,
  type GroupMember,
  type LogRecord,
  LogUnavailableError,
  type NewRecord,
  type Position,
} from './port.js';

/** A log opened over a connection that the test can pause. */
export interface OpenLog {
  log: EventLog;
  freeze(): void;
  thaw(): void;
}

/** A store the contract is tried on. */
export interface LogHarness {
  /** Each call is as another process: a log of its own with a connection of its own. */
  open(): Promise<OpenLog>;
  /** Appends and takes it back, where the store can do that. */
  appendAndRollBack?(records: readonly NewRecord[]): Promise<void>;
  /** Ends the store as a crash would and starts it on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** `count` records over `keys` keys; every value begins with `label` and its ordinal. */
export function recordsOf(
  topic: string,
  count: number,
  keys: number,
  bytes = 20,
  label = 'value',
): NewRecord[] {
  return Array.from({ length: count }, (_, ordinal) => ({
    topic,
    key: `key-${ordinal % keys}`,
    headers: { type: 'test', ordinal: String(ordinal) },
    value: Buffer.from(`${label} ${ordinal} `.padEnd(bytes, '.')),
  }));
}

export async function readAll(log: EventLog, topic: string): Promise<LogRecord[]> {
  const all: LogRecord[] = [];
  for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
    const end = await log.endOffset(topic, partition);
    for (let from = 0; from < end; ) {
      const records = await log.read({ topic, partition, from, maxRecords: 64 });
      if (records.length === 0) throw new Error(`no records at ${partition}/${from} before the end ${end}`);
      all.push(...records);
      from += records.length;
    }
  }
  return all;
}

/** Follows one partition from its start, as the aggregator does. */
export class Tail {
  readonly #records: LogRecord[] = [];
  #finishing = false;
  readonly #done: Promise<void>;

  constructor(log: EventLog, topic: string, partition: number, ends: AbortSignal) {
    this.#done = this.#follow(log, topic, partition, ends);
  }

  async finish(): Promise<LogRecord[]> {
    this.#finishing = true;
    await this.#done;
    return this.#records;
  }

  async #follow(log: EventLog, topic: string, partition: number, ends: AbortSignal): Promise<void> {
    while (!ends.aborted) {
      const last = this.#finishing;
      const from = this.#records.length;
      const records = await log.read({ topic, partition, from, maxRecords: 50 }).catch((error: unknown) => {
        if (error instanceof LogUnavailableError) return null;
        throw error;
      });
      this.#records.push(...(records ?? []));
      if (records?.length === 0 && last) return;
      if (records === null || records.length === 0) await log.waitForAppend(30);
    }
  }
}

interface Joined {
  member: GroupMember;
  /** What the callbacks have told, by partition. */
  held: Map<string, Assignment>;
}

export async function join(log: EventLog, group: string, topic: string): Promise<Joined> {
  const held = new Map<string, Assignment>();
  const member = await log.join({
    group: `${group}-${topic}`,
    topics: [topic],
    onAssigned: (assignments) => {
      for (const one of assignments) held.set(`${one.partition}`, one);
    },
    onRevoked: (assignments) => {
      for (const one of assignments) held.delete(`${one.partition}`);
    },
  });
  return { member, held };
}

export async function until(met: () => boolean, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!met()) {
    if (Date.now() > deadline) throw new Error(`not met within ${withinMs} ms: ${met}`);
    await sleep(20);
  }
}

export function expectGapless(records: readonly LogRecord[]): void {
  const next = new Map<number, number>();
  for (const { partition, offset } of records) {
    expect(offset).toBe(next.get(partition) ?? 0);
    next.set(partition, offset + 1);
  }
}

export function nameOf({ partition, offset }: Position): string {
  return `${partition}/${offset}`;
}

export function namesOf(positions: readonly Position[]): string[] {
  return positions.map(nameOf).sort();
}

export function byPartition(a: Assignment, b: Assignment): number {
  return a.partition - b.partition;
}

export function fail(): never {
  throw new Error('missing');
}
