import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FEWEST_MEMBERS, type GroupCounts, release } from './release.js';

const TOTAL = 'all';
const group = (name: string, of: number, by: Record<string, number>): GroupCounts => ({
  group: name,
  of,
  by: new Map(Object.entries(by)),
});

it.each([
  ['ten of twenty', 10, 20, { of: 20, by: { x: 10 } }],
  ['nine', 9, 40, undefined],
  ['none', 0, 40, undefined],
  ['all but nine', 31, 40, undefined],
  ['all', 40, 40, undefined],
  ['to the nearest five', 12, 43, { of: 45, by: { x: 10 } }],
  ['to the nearest five, up', 13, 42, { of: 40, by: { x: 15 } }],
])('tells of %s: %i of %i', (_, part, of, told) => {
  expect(release([group('a', of, { x: part })], TOTAL).a).toEqual(told);
});

it('tells a total where what is left of it is many too', () => {
  const told = group('a', 40, { x: 20 });
  expect(release([told, group('b', 15, { x: 4 })], TOTAL)).not.toHaveProperty(TOTAL);
  expect(release([told], TOTAL)).not.toHaveProperty(TOTAL);
  const few = [group('b', 15, { x: 6 }), group('c', 15, { x: 5 })];
  expect(release([told, ...few], TOTAL)[TOTAL]).toEqual({ of: 70, by: { x: 30 } });
});

it('counts members of no group in the total only', () => {
  const table = release([group('a', 40, { x: 20 }), group('', 40, { x: 20 })], TOTAL);
  expect(Object.keys(table)).toEqual(['a', TOTAL]);
});

const KEYS = ['x', 'y', 'z'];
const counts = fc
  .record({
    of: fc.nat(60),
    parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ of, parts }) => ({
    of,
    by: Object.fromEntries(KEYS.map((key, at) => [key, Math.round(of * (parts[at] ?? 0))])),
  }));
const groups = fc
  .array(counts, { minLength: 1, maxLength: 6 })
  .map((list) => list.map(({ of, by }, at) => group(`g${at}`, of, by)));
const isMany = (part: number, of: number) => part >= FEWEST_MEMBERS && of - part >= FEWEST_MEMBERS;

it('tells only multiples of five, of ten members and with ten others', () => {
  fc.assert(
    fc.property(groups, (all) => {
      const table = release(all, TOTAL);
      for (const { group: name, of, by } of all)
        for (const [key, told] of Object.entries(table[name]?.by ?? {})) {
          expect(isMany(by.get(key) ?? 0, of)).toBe(true);
          expect([told % 5, Math.abs(told - (by.get(key) ?? 0)) <= 2]).toEqual([0, true]);
        }
    }),
  );
});

it('leaves nothing small between a total and what is told of its groups', () => {
  fc.assert(
    fc.property(groups, (all) => {
      const table = release(all, TOTAL);
      for (const key of Object.keys(table[TOTAL]?.by ?? {})) {
        const rest = all.filter(({ group: name }) => table[name]?.by[key] === undefined);
        const sum = (of: (one: GroupCounts) => number) => rest.reduce((whole, one) => whole + of(one), 0);
        expect(
          isMany(
            sum(({ by }) => by.get(key) ?? 0),
            sum(({ of }) => of),
          ),
        ).toBe(true);
      }
    }),
  );
});

it('answers the same of an occupation whether a hidden number is none or few', () => {
  fc.assert(
    fc.property(
      groups,
      fc.nat(100),
      fc.constantFrom(...KEYS),
      fc.nat(9),
      fc.nat(9),
      (all, pick, key, n, m) => {
        const at = pick % all.length;
        const having = (members: number) =>
          all.map((one, index) =>
            index === at ? { ...one, of: one.of + 10, by: new Map([...one.by, [key, members]]) } : one,
          );
        const [before, after] = [release(having(n), TOTAL), release(having(m), TOTAL)];
        for (const { group: name } of all) expect(after[name]).toEqual(before[name]);
      },
    ),
  );
});
