import {
  type Assignment,
  type EventLog,
  FencedError,
  type LogRecord,
  type NewRecord,
} from '@toile/event-log';

export interface RelayOptions {
  /** The outbox: the Postgres log. */
  source: EventLog;
  /** Where the messages go: Kafka. Its topics exist. */
  target: EventLog;
  topics: readonly string[];
  group?: string;
  /** Records an append to the target; also the most a crash or a zombie can repeat. */
  batch?: number;
  /** Told of every failed round; the same records are tried again. */
  onError?: (error: unknown) => void;
  /** Called before each step, so that a test can end the relay there. */
  onStep?: (
    step: RelayStep,
    at: { topic: string; partition: number; offset: number },
  ) => void | Promise<void>;
}
export type RelayStep = 'read' | 'publish' | 'commit';

export interface Relay {
  /** Ends after the batches under way. */
  stop(): Promise<void>;
}

/** Where a relayed record came from. */
export const SOURCE_OFFSET = 'source-offset';
export const SOURCE_PARTITION = 'source-partition';
export const RELAY_HEADERS: readonly string[] = [SOURCE_OFFSET, SOURCE_PARTITION];

/** The group whose offsets say how far the relay is. */
export const RELAY_GROUP = 'relay';

const PAUSE_MS = 500;

/**
 * Copies topics of one log to another. Partitions are leased: one relay works on each, publishes in offset order and
 * records the offset after the target has acknowledged. A relay that died, or lost its lease without noticing, repeats
 * at most its last batch and never leaves a gap or changes an order; `RepeatFilter` drops the repeats.
 * ("killed at every step repeats at most and never reorders".)
 */
export async function relayLog(options: RelayOptions): Promise<Relay> {
  const { source, topics, group = RELAY_GROUP } = options;
  const loops = new Map<string, { stopping: boolean; done: Promise<void> }>();
  const begin = (assignment: Assignment) => {
    const loop = { stopping: false, done: Promise.resolve() };
    loop.done = relayPartition(
      options,
      () => member,
      assignment,
      () => loop.stopping,
    );
    loops.set(nameOf(assignment), loop);
  };
  const end = (assignment: Assignment) => {
    const loop = loops.get(nameOf(assignment));
    if (loop) loop.stopping = true;
    return loop?.done;
  };
  let begun = false;
  const early: Assignment[] = [];
  const member = await source.join({
    group,
    topics,
    onAssigned: (assignments) => (begun ? assignments.forEach(begin) : void early.push(...assignments)),
    onRevoked: (assignments) => assignments.forEach((assignment) => void end(assignment)),
  });
  begun = true;
  early.filter((one) => member.assignments().some((held) => nameOf(held) === nameOf(one))).forEach(begin);
  return {
    stop: async () => {
      await Promise.all(
        [...loops.values()].map((loop) => {
          loop.stopping = true;
          return loop.done;
        }),
      );
      await member.leave();
    },
  };
}

type Member = Awaited<ReturnType<EventLog['join']>>;

async function relayPartition(
  options: RelayOptions,
  member: () => Member,
  assignment: Assignment,
  stopping: () => boolean,
): Promise<void> {
  const { source, onError = () => undefined } = options;
  let from: number | undefined;
  while (!stopping()) {
    try {
      from ??= await member().committed(assignment.topic, assignment.partition);
      const next: number = await relayBatch(options, member(), assignment, from, stopping);
      if (next === from) await source.waitForAppend(PAUSE_MS, { ...assignment, from });
      from = next;
    } catch (error) {
      onError(error);
      // The lease is somebody else's: whoever has it goes on from what was committed.
      if (error instanceof FencedError) return;
      from = undefined;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** One batch: read, publish, commit. @returns the offset to go on from */
async function relayBatch(
  { source, target, batch = 500, onStep = () => undefined }: RelayOptions,
  member: Member,
  assignment: Assignment,
  from: number,
  stopping: () => boolean,
): Promise<number> {
  const { topic, partition } = assignment;
  await onStep('read', { topic, partition, offset: from });
  const records = await source.read({ topic, partition, from, maxRecords: batch });
  const last = records.at(-1);
  if (!last || stopping()) return from;
  await onStep('publish', { topic, partition, offset: from });
  await target.append(records.map(toTarget));
  await onStep('commit', { topic, partition, offset: from });
  await member.commit(assignment, last.offset + 1);
  return last.offset + 1;
}

function toTarget({ topic, partition, offset, key, headers, value }: LogRecord): NewRecord {
  const origin = { [SOURCE_OFFSET]: String(offset), [SOURCE_PARTITION]: String(partition) };
  return { topic, key, headers: { ...headers, ...origin }, value };
}

function nameOf({ topic, partition, epoch }: Assignment): string {
  return `${topic}/${partition}/${epoch}`;
}
