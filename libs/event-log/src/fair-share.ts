export interface Lease {
  topic: string;
  part: number;
  /** The living member that holds it. */
  owner: string | null;
  epoch: number;
}

/**
 * How many partitions of each topic every member should hold: as equal as can be, over all topics together.
 * A pure function of the members and leases, so all members come to the same answer.
 */
export function fairShares(
  members: readonly { member: string; topics: readonly string[] }[],
  leases: readonly { topic: string }[],
): Map<string, Map<string, number>> {
  const sorted = [...members].sort((a, b) => (a.member < b.member ? -1 : 1));
  const shares = new Map(sorted.map(({ member }) => [member, new Map<string, number>()]));
  const total = (member: string) =>
    [...(shares.get(member)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  for (const { topic } of [...leases].sort((a, b) => (a.topic < b.topic ? -1 : 1))) {
    const able = sorted.filter(({ topics }) => topics.includes(topic));
    const poorest = able.reduce(
      (least, { member }) => (least === undefined || total(member) < total(least) ? member : least),
      able[0]?.member,
    );
    const share = poorest === undefined ? undefined : shares.get(poorest);
    share?.set(topic, (share.get(topic) ?? 0) + 1);
  }
  return shares;
}

/** What `me` should give back and what it should take now, given who holds what. */
export function planLeases<L extends Lease>(
  me: string,
  share: ReadonlyMap<string, number>,
  leases: readonly L[],
): { release: L[]; take: L[] } {
  const release: L[] = [];
  const take: L[] = [];
  for (const topic of new Set(leases.map((lease) => lease.topic))) {
    const ofTopic = leases.filter((lease) => lease.topic === topic).sort((a, b) => a.part - b.part);
    const mine = ofTopic.filter((lease) => lease.owner === me);
    const free = ofTopic.filter((lease) => lease.owner === null);
    const fair = share.get(topic) ?? 0;
    release.push(...mine.slice(fair));
    take.push(...free.slice(0, Math.max(0, fair - mine.length)));
  }
  return { release, take };
}
