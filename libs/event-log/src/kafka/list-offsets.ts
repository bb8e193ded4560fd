import type { KafkaCluster } from './cluster.js';
import { KafkaRefusal } from './errors.js';

/** The protocol's marks for the first offset there is and the one the next record will get. */
export const EARLIEST = -2;
export const LATEST = -1;

/** The offset at `mark` of each of the partitions. Throws `UnknownTopicError`. */
export function listOffsets(
  cluster: KafkaCluster,
  topic: string,
  partitions: readonly number[],
  mark: typeof EARLIEST | typeof LATEST,
): Promise<Map<number, number>> {
  return cluster.retrying([topic], async () => {
    const byLeader = new Map<number, number[]>();
    for (const partition of partitions) {
      const leader = await cluster.leader(topic, partition);
      byLeader.set(leader, [...(byLeader.get(leader) ?? []), partition]);
    }
    const offsets = new Map<number, number>();
    await Promise.all(
      [...byLeader].map(async ([leader, led]) => {
        const { responses } = await cluster.call(leader, 'read', 'ListOffsets', {
          isolationLevel: 0,
          topics: [{ topic, partitions: led.map((partition) => ({ partition, timestamp: mark })) }],
        });
        for (const { partition, errorCode, offset } of responses.flatMap((one) => one.partitions)) {
          if (errorCode) throw new KafkaRefusal(errorCode, `offsets of ${topic}/${partition}`);
          offsets.set(partition, Number(offset));
        }
      }),
    );
    return offsets;
  });
}

/** `listOffsets` of every partition, in order. */
export async function listAllOffsets(
  cluster: KafkaCluster,
  topic: string,
  mark: typeof EARLIEST | typeof LATEST,
): Promise<number[]> {
  const partitions = [...(await cluster.leaders(topic)).keys()];
  const offsets = await listOffsets(cluster, topic, partitions, mark);
  return partitions.map((partition) => offsets.get(partition) ?? 0);
}
