import { expect, it } from '@jest/globals';
import { byPartition, fail, join, type OpenLog, recordsOf, until } from './log.harness.js';
import { type EventLog, FencedError, UnknownTopicError } from './port.js';

/** What every driver keeps of consumer groups: each partition has one owner, and what was committed stays. */
export function groupsContract({
  open,
  openWithTopic,
}: {
  open: () => Promise<OpenLog>;
  openWithTopic: (partitions: number) => Promise<{ log: EventLog; topic: string }>;
}): void {
  it('hands out every partition once, keeps commits across members, and redelivers what was not committed', async () => {
    const { log, topic } = await openWithTopic(4);
    await log.append(recordsOf(topic, 80, 40));
    const first = await join(log, 'redelivery', topic);
    await until(() => first.member.assignments().length === 4);
    const taken = first.member.assignments();
    for (const assignment of taken) await first.member.commit(assignment, 3);
    await first.member.leave();
    expect(first.held.size).toBe(0);
    const { log: other } = await open();
    const second = await join(other, 'redelivery', topic);
    await until(() => second.member.assignments().length === 4);
    for (const { partition, epoch } of second.member.assignments()) {
      const before = taken.find((one) => one.partition === partition) ?? fail();
      expect(epoch).toBeGreaterThan(before.epoch);
      const from = await second.member.committed(topic, partition);
      expect(from).toBe(3);
      const [again] = await other.read({ topic, partition, from, maxRecords: 1 });
      expect(again?.offset).toBe(3);
    }
    const lag = await other.lag(`redelivery-${topic}`, [topic]);
    expect(lag.map((one) => one.committed)).toEqual([3, 3, 3, 3]);
    expect(lag.reduce((sum, one) => sum + one.lag, 0)).toBe(80 - 4 * 3);
    expect((await other.lag('never-joined', [topic])).reduce((sum, one) => sum + one.lag, 0)).toBe(80);
  });

  it('joins no group for a topic that does not exist', async () => {
    const { log } = await open();
    await expect(join(log, 'early', 'nowhere')).rejects.toThrow(UnknownTopicError);
  });

  it('shares partitions fairly as members come and go; no partition has two owners', async () => {
    const { log, topic } = await openWithTopic(6);
    const members = [await join(log, 'fair', topic)];
    const shares = () => members.map((one) => one.member.assignments().length).sort();
    await until(() => shares().join() === '6');
    members.push(await join((await open()).log, 'fair', topic));
    await until(() => shares().join() === '3,3');
    members.push(await join((await open()).log, 'fair', topic));
    await until(() => shares().join() === '2,2,2');
    const owned = members.flatMap((one) => one.member.assignments().map((each) => each.partition));
    expect(new Set(owned).size).toBe(6);
    await members.shift()?.member.leave();
    await until(() => shares().join() === '3,3');
    for (const { member, held } of members) {
      expect([...held.values()].sort(byPartition)).toEqual([...member.assignments()].sort(byPartition));
    }
  });

  it('fences a member that was paused past its lease, and lets it come back under a higher epoch', async () => {
    const { log, topic } = await openWithTopic(2);
    const paused = await open();
    const zombie = await join(paused.log, 'fencing', topic);
    await until(() => zombie.member.assignments().length === 2);
    const [old] = zombie.member.assignments();
    if (!old) throw new Error('nothing was assigned');
    paused.freeze();
    const heir = await join(log, 'fencing', topic);
    await until(() => heir.member.assignments().length === 2);
    await until(() => zombie.held.size === 0);
    const inherited = heir.member.assignments().find((one) => one.partition === old.partition) ?? fail();
    expect(inherited.epoch).toBeGreaterThan(old.epoch);
    await heir.member.commit(inherited, 7);
    paused.thaw();
    await expect(zombie.member.commit(old, 1)).rejects.toThrow(FencedError);
    expect(await heir.member.committed(topic, old.partition)).toBe(7);
    await until(() => zombie.held.size === 1 && heir.held.size === 1);
    for (const assignment of zombie.held.values()) expect(assignment.epoch).toBeGreaterThan(old.epoch);
    await expect(zombie.member.commit(old, 1)).rejects.toThrow(FencedError);
  });
}
