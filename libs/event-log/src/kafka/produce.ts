import { setTimeout as sleep } from 'node:timers/promises';
import { recordBytes } from '../check-records.js';
import { partitionOfKey } from '../partition-of-key.js';
import type { NewRecord, Position } from '../port.js';
import type { KafkaCluster } from './cluster.js';
import { KafkaRefusal, mayAskAgain } from './errors.js';

/** Bytes and records of one batch: a broker takes and stores a batch whole. Topics are created to allow the largest. */
const MAX_BATCH_BYTES = 1_000_000;
const MAX_BATCH_RECORDS = 5_000;
/** Bytes of one request to one broker. */
const MAX_REQUEST_BYTES = 16_000_000;

/** What appending asks of the cluster. */
export type Leaders = Pick<KafkaCluster, 'leaders' | 'leader' | 'forget' | 'call' | 'options'>;

interface Batch {
  topic: string;
  partition: number;
  /** Indices of its records among those to append. */
  indices: number[];
  bytes: number;
}

/**
 * Appends with `acks=-1` and returns positions in the order of `records`. A batch is sent again only when its refusal
 * says that nothing was stored; any other failure rejects, and what was sent may be stored or not.
 */
export async function produce(cluster: Leaders, records: readonly NewRecord[]): Promise<Position[]> {
  const positions = new Array<Position>(records.length);
  const queues = await batchesOf(cluster, records);
  const deadline = performance.now() + cluster.options.retryForMs;
  while (queues.length > 0) {
    // One batch of each partition at a time: the next may go only after it is stored, or order could be lost.
    const round = headsWithin(queues, MAX_REQUEST_BYTES);
    const refused = await sendRound(cluster, records, round, positions);
    for (const queue of queues)
      if (queue[0] && round.includes(queue[0]) && !refused.has(queue[0])) queue.shift();
    for (let at = queues.length - 1; at >= 0; at -= 1) if (queues[at]?.length === 0) queues.splice(at, 1);
    const [failure] = refused.values();
    if (!failure) continue;
    if (performance.now() > deadline) throw failure;
    cluster.forget([...refused.keys()].map((batch) => batch.topic));
    await sleep(100);
  }
  return positions;
}

async function batchesOf(cluster: Leaders, records: readonly NewRecord[]): Promise<Batch[][]> {
  const queues = new Map<string, Batch[]>();
  const counts = new Map<string, number>();
  for (const { topic } of records)
    if (!counts.has(topic)) counts.set(topic, (await cluster.leaders(topic)).length);
  for (const [index, record] of records.entries()) {
    const { topic, key } = record;
    const partition = partitionOfKey(key, counts.get(topic) ?? 0);
    const name = `${topic}/${partition}`;
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    const bytes = recordBytes(record);
    const last = queue.at(-1);
    if (last && last.bytes + bytes <= MAX_BATCH_BYTES && last.indices.length < MAX_BATCH_RECORDS) {
      last.indices.push(index);
      last.bytes += bytes;
    } else queue.push({ topic, partition, indices: [index], bytes });
  }
  return [...queues.values()];
}

function headsWithin(queues: readonly Batch[][], maxBytes: number): Batch[] {
  const heads: Batch[] = [];
  let bytes = 0;
  for (const [head] of queues) {
    if (!head || (heads.length > 0 && bytes + head.bytes > maxBytes)) continue;
    heads.push(head);
    bytes += head.bytes;
  }
  return heads;
}

/** Sends to every leader its batches. Returns those that were refused without effect; rejects for other failures. */
async function sendRound(
  cluster: Leaders,
  records: readonly NewRecord[],
  round: readonly Batch[],
  positions: Position[],
): Promise<Map<Batch, KafkaRefusal>> {
  const byLeader = new Map<number, Batch[]>();
  for (const batch of round) {
    const leader = await cluster.leader(batch.topic, batch.partition);
    byLeader.set(leader, [...(byLeader.get(leader) ?? []), batch]);
  }
  const refused = new Map<Batch, KafkaRefusal>();
  const sent = await Promise.allSettled(
    [...byLeader].map(async ([leader, batches]) => {
      for (const [batch, outcome] of await send(cluster, leader, records, batches)) {
        if (outcome instanceof KafkaRefusal) refused.set(batch, outcome);
        else
          for (const [at, index] of batch.indices.entries())
            positions[index] = { topic: batch.topic, partition: batch.partition, offset: outcome + at };
      }
    }),
  );
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
  for (const refusal of refused.values()) if (!mayAskAgain(refusal.errorCode)) throw refusal;
  return refused;
}

async function send(
  cluster: Leaders,
  leader: number,
  records: readonly NewRecord[],
  batches: readonly Batch[],
): Promise<Map<Batch, number | KafkaRefusal>> {
  const topics = [...new Set(batches.map((batch) => batch.topic))];
  const { topics: answers } = await cluster.call(leader, 'append', 'Produce', {
    acks: -1,
    timeout: cluster.options.requestTimeout,
    topicData: topics.map((topic) => ({
      topic,
      partitions: batches
        .filter((batch) => batch.topic === topic)
        .map(({ partition, indices }) => ({
          partition,
          messages: indices.flatMap((at) => records[at] ?? []),
        })),
    })),
  });
  const outcomes = new Map<Batch, number | KafkaRefusal>();
  for (const batch of batches) {
    const outcome = answers
      .find((one) => one.topicName === batch.topic)
      ?.partitions.find((one) => one.partition === batch.partition);
    const refusal = new KafkaRefusal(outcome?.errorCode ?? -1, `append to ${batch.topic}/${batch.partition}`);
    outcomes.set(batch, outcome?.errorCode === 0 ? Number(outcome.baseOffset) : refusal);
  }
  return outcomes;
}
