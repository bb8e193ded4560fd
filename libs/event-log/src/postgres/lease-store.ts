import type pg from 'pg';
import type { Lease } from '../fair-share.js';
import { fairShares, planLeases } from '../fair-share.js';
import type { Assignment } from '../port.js';
import { inTransaction } from './in-transaction.js';

export interface Membership {
  group: string;
  member: string;
  topics: readonly string[];
  leaseMs: number;
}

/**
 * One round of a member: renew the heartbeat, drop members that are gone, give back what is above the fair share and
 * take what is free below it. Rounds of a group run one at a time. `mayKeep` says whether the member still works
 * under a lease the store says it holds; `giveBack` is called before another member can take what is released.
 * Resolves to the leases the member now has.
 */
export async function leaseRound(
  pool: pg.Pool,
  membership: Membership,
  mayKeep: (assignment: Assignment) => boolean,
  giveBack: (assignments: Assignment[]) => void,
): Promise<Assignment[]> {
  const { group, member } = membership;
  return inTransaction(pool, async (client) => {
    await beat(client, membership);
    const members = await livingMembers(client, group);
    const leases = await leasesOf(client, membership);
    const living = new Set(members.map((one) => one.member));
    for (const lease of leases) {
      const gone = lease.owner !== null && !living.has(lease.owner);
      if (gone || (lease.owner === member && !mayKeep(toAssignment(lease)))) lease.owner = null;
    }
    const share = fairShares(members, leases).get(member) ?? new Map<string, number>();
    const { release, take } = planLeases(member, share, leases);
    if (release.length > 0) giveBack(release.map(toAssignment));
    await setOwner(client, group, release, null);
    await setOwner(client, group, take, member);
    const kept = leases.filter((lease) => lease.owner === member && !release.includes(lease));
    return [
      ...kept.map(toAssignment),
      ...take.map((lease) => toAssignment({ ...lease, epoch: lease.epoch + 1 })),
    ];
  });
}

/** Gives every lease of the member back and forgets the member. */
export async function leaveGroup(pool: pg.Pool, { group, member }: Membership): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockGroup(client, group);
    const mine = [group, member];
    await client.query('UPDATE log_lease SET owner = NULL WHERE group_name = $1 AND owner = $2', mine);
    await client.query('DELETE FROM log_member WHERE group_name = $1 AND member = $2', mine);
  });
}

/** Whether the offset was recorded: not when the epoch is no longer current. */
export async function commitOffset(
  pool: pg.Pool,
  group: string,
  { topic, partition, epoch }: Assignment,
  nextOffset: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE log_lease SET next_offset = $5
     WHERE group_name = $1 AND topic = $2 AND part = $3 AND epoch = $4`,
    [group, topic, partition, epoch, nextOffset],
  );
  return rowCount === 1;
}

export async function committedOffset(
  pool: pg.Pool,
  group: string,
  topic: string,
  partition: number,
): Promise<number> {
  const { rows } = await pool.query<{ next_offset: string }>(
    'SELECT next_offset FROM log_lease WHERE group_name = $1 AND topic = $2 AND part = $3',
    [group, topic, partition],
  );
  return Number(rows[0]?.next_offset ?? 0);
}

function toAssignment(lease: Lease): Assignment {
  return { topic: lease.topic, partition: lease.part, epoch: lease.epoch };
}

async function lockGroup(client: pg.PoolClient, group: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('toile: group ' || $1, 0))", [group]);
}

async function beat(client: pg.PoolClient, { group, member, topics, leaseMs }: Membership): Promise<void> {
  await lockGroup(client, group);
  // The clock, not the transaction's start: it may have waited for the lock.
  await client.query(
    `INSERT INTO log_member VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 ms')
     ON CONFLICT (group_name, member) DO UPDATE SET topics = excluded.topics, expires_at = excluded.expires_at`,
    [group, member, topics, leaseMs],
  );
}

async function livingMembers(
  client: pg.PoolClient,
  group: string,
): Promise<{ member: string; topics: string[] }[]> {
  await client.query('DELETE FROM log_member WHERE group_name = $1 AND expires_at < clock_timestamp()', [
    group,
  ]);
  const { rows } = await client.query<{ member: string; topics: string[] }>(
    'SELECT member, topics FROM log_member WHERE group_name = $1',
    [group],
  );
  return rows;
}

async function leasesOf(client: pg.PoolClient, { group, topics }: Membership): Promise<Lease[]> {
  await client.query(
    `INSERT INTO log_lease (group_name, topic, part)
     SELECT $1, topic, part FROM log_head WHERE topic = ANY($2) ON CONFLICT DO NOTHING`,
    [group, topics],
  );
  const { rows } = await client.query<Omit<Lease, 'epoch'> & { epoch: string }>(
    'SELECT topic, part, owner, epoch FROM log_lease WHERE group_name = $1',
    [group],
  );
  return rows.map((row) => ({ ...row, epoch: Number(row.epoch) }));
}

async function setOwner(
  client: pg.PoolClient,
  group: string,
  leases: readonly Lease[],
  owner: string | null,
): Promise<void> {
  if (leases.length === 0) return;
  await client.query(
    `UPDATE log_lease l SET owner = $4, epoch = l.epoch + CASE WHEN $4::text IS NULL THEN 0 ELSE 1 END
     FROM unnest($2::text[], $3::int[]) AS w(topic, part)
     WHERE l.group_name = $1 AND l.topic = w.topic AND l.part = w.part`,
    [group, leases.map((lease) => lease.topic), leases.map((lease) => lease.part), owner],
  );
}
