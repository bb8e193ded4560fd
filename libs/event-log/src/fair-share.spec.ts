import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fairShares, type Lease, planLeases } from './fair-share.js';

const TOPICS = ['catalogue', 'tracking'];

function round(members: string[], leases: Lease[]): void {
  const living = members.map((member) => ({ member, topics: TOPICS }));
  for (const lease of leases) if (lease.owner !== null && !members.includes(lease.owner)) lease.owner = null;
  const shares = fairShares(living, leases);
  for (const member of members) {
    const { release, take } = planLeases(member, shares.get(member) ?? new Map(), leases);
    for (const lease of release) lease.owner = null;
    for (const lease of take) lease.owner = member;
  }
}

describe('fair shares of partitions', () => {
  it('settle within two rounds, whoever joins and leaves', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    const parts = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 5 }), parts, parts, (history, first, second) => {
        const leases = [first, second].flatMap((count, topic) =>
          Array.from({ length: count }, (_, part): Lease => {
            return { topic: TOPICS[topic] ?? '', part, owner: null, epoch: 0 };
          }),
        );
        for (const members of history) {
          round(members, leases);
          round(members, leases);
          const held = members.map((member) => leases.filter((lease) => lease.owner === member).length);
          expect(leases.every((lease) => lease.owner !== null)).toBe(true);
          expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('gives a topic only to members that asked for it', () => {
    const leases = ['a', 'a', 'b', 'b'].map((topic, index) => ({
      topic,
      part: index % 2,
      owner: null,
      epoch: 0,
    }));
    const members = [
      { member: 'both', topics: ['a', 'b'] },
      { member: 'only-b', topics: ['b'] },
    ];
    expect(fairShares(members, leases)).toEqual(
      new Map([
        ['both', new Map([['a', 2]])],
        ['only-b', new Map([['b', 2]])],
      ]),
    );
  });

  it('leaves leases in peace where shares are met', () => {
    const leases = [0, 1, 2].map((part) => ({ topic: 'a', part, owner: part < 2 ? 'x' : 'y', epoch: 1 }));
    expect(planLeases('x', new Map([['a', 2]]), leases)).toEqual({ release: [], take: [] });
    expect(planLeases('y', new Map([['a', 1]]), leases)).toEqual({ release: [], take: [] });
  });
});
