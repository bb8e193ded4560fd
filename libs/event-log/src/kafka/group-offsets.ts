import type { PartitionLag } from '../port.js';
import type { KafkaCluster } from './cluster.js';
import { KafkaRefusal } from './errors.js';
import { EARLIEST, LATEST, listAllOffsets } from './list-offsets.js';

/** The committed offsets of a group by partition; those it never committed are missing. */
export function committedOffsets(
  cluster: KafkaCluster,
  group: string,
  topic: string,
  partitions: readonly number[],
): Promise<Map<number, number>> {
  return cluster.retrying([], async () => {
    const { errorCode, responses } = await cluster.callCoordinator(group, 'OffsetFetch', {
      groupId: group,
      topics: [{ topic, partitions: partitions.map((partition) => ({ partition })) }],
    });
    if (errorCode) throw new KafkaRefusal(errorCode, `offsets of ${group}`);
    const committed = new Map<number, number>();
    for (const { partition, offset, errorCode: refused } of responses.flatMap((one) => one.partitions)) {
      if (refused) throw new KafkaRefusal(refused, `offset of ${group} in ${topic}/${partition}`);
      if (Number(offset) >= 0) committed.set(partition, Number(offset));
    }
    return committed;
  });
}

/** How far a group is behind in every partition of a topic. Throws `UnknownTopicError`. */
export async function lagOf(cluster: KafkaCluster, group: string, topic: string): Promise<PartitionLag[]> {
  const [starts, ends] = [
    await listAllOffsets(cluster, topic, EARLIEST),
    await listAllOffsets(cluster, topic, LATEST),
  ];
  const committed = await committedOffsets(cluster, group, topic, [...ends.keys()]);
  return ends.map((endOffset, partition) => {
    const next = Math.max(committed.get(partition) ?? 0, starts[partition] ?? 0);
    return { topic, partition, committed: next, endOffset, lag: endOffset - next };
  });
}
