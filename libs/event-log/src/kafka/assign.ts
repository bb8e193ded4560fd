import { fairShares } from '../fair-share.js';
import { MemberAssignment, MemberMetadata } from './wire.js';

/** Name of the way partitions are shared; members with another one cannot be in the same group. */
export const ASSIGNER = 'toile-fair';
const VERSION = 1;

export function encodeSubscription(topics: readonly string[]): Buffer {
  return MemberMetadata.encode({ version: VERSION, topics });
}

export function decodeSubscription(bytes: Buffer): readonly string[] {
  return MemberMetadata.decode(bytes).topics;
}

export function decodeAssignment(bytes: Buffer): { topic: string; partition: number }[] {
  const { assignment = {} } = MemberAssignment.decode(bytes) ?? {};
  return Object.entries(assignment).flatMap(([topic, partitions]) =>
    partitions.map((partition) => ({ topic, partition })),
  );
}

/** What the leader of a group gives to each member: as equal as can be, over all topics together. */
export function assign(
  members: readonly { member: string; topics: readonly string[] }[],
  partitionCounts: ReadonlyMap<string, number>,
): { memberId: string; memberAssignment: Buffer }[] {
  const partitions = [...partitionCounts].flatMap(([topic, count]) =>
    Array.from({ length: count }, () => ({ topic })),
  );
  const next = new Map<string, number>();
  return [...fairShares(members, partitions)].map(([memberId, share]) => {
    const assignment: Record<string, number[]> = {};
    for (const [topic, count] of share) {
      const first = next.get(topic) ?? 0;
      next.set(topic, first + count);
      assignment[topic] = Array.from({ length: count }, (_, at) => first + at);
    }
    return { memberId, memberAssignment: MemberAssignment.encode({ version: VERSION, assignment }) };
  });
}
