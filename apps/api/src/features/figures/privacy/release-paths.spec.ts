import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FEWEST_MEMBERS } from './release.js';
import { type PathCounts, releasePaths } from './release-paths.js';

const TOTAL = 'all';
const group = (name: string, searched: number, opened: number, saved: number): PathCounts => ({
  group: name,
  by: new Map([['denim', { searched, opened, saved }]]),
});
const always = () => true;
const of = (counts: PathCounts) => counts.by.get('denim') ?? { searched: 0, opened: 0, saved: 0 };

it.each([
  ['each step to the nearest five', [60, 42, 13], { opened: 40, saved: 15 }],
  ['no few that saved', [60, 42, 9], { opened: 40 }],
  ['no few that left it', [60, 42, 33], { opened: 40 }],
  ['nothing after a step that is hidden', [60, 55, 20], undefined],
  ['nothing of nobody', [0, 0, 0], undefined],
])('tells %s', (_, [searched = 0, opened = 0, saved = 0], told) => {
  expect(releasePaths([group('a', searched, opened, saved)], always, TOTAL).a?.denim).toEqual(told);
});

it('tells nothing of whom the search itself is hidden of', () => {
  expect(releasePaths([group('a', 60, 40, 20)], () => false, TOTAL)).toEqual({});
  const onlyTotal = releasePaths([group('a', 60, 40, 20)], (name) => name === TOTAL, TOTAL);
  expect(onlyTotal).toEqual({ [TOTAL]: { denim: { opened: 40, saved: 20 } } });
});

const counted = fc
  .tuple(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([searched, first, second]) => {
    const opened = Math.round(searched * first);
    return [searched, opened, Math.round(opened * second)] as const;
  });
const tables = fc
  .tuple(fc.array(counted, { minLength: 1, maxLength: 6 }), fc.array(fc.boolean(), { minLength: 7 }))
  .map(([list, told]) => {
    const groups = list.map((one, at) => group(`g${at}`, ...one));
    const isTold = (name: string) => told[name === TOTAL ? 6 : Number(name.slice(1))] ?? false;
    return { groups, isTold, table: releasePaths(groups, isTold, TOTAL) };
  });
const isMany = (part: number, whole: number) => part >= FEWEST_MEMBERS && whole - part >= FEWEST_MEMBERS;

it('tells only steps that ten took and ten did not, of whom the step before is told', () => {
  fc.assert(
    fc.property(tables, ({ groups, isTold, table }) => {
      for (const one of groups) {
        const told = table[one.group]?.denim;
        if (!told) continue;
        const { searched, opened, saved } = of(one);
        expect([isTold(one.group), isMany(opened, searched), told.opened % 5]).toEqual([true, true, 0]);
        if (told.saved !== undefined) expect([isMany(saved, opened), told.saved % 5]).toEqual([true, 0]);
      }
    }),
  );
});

it('leaves nothing small between all of them and those that are told', () => {
  fc.assert(
    fc.property(tables, ({ groups, table }) => {
      const whole = table[TOTAL]?.denim;
      for (const [from, to] of [['searched', 'opened'] as const, ['opened', 'saved'] as const]) {
        if (whole?.[to] === undefined) continue;
        const rest = groups.filter((one) => table[one.group]?.denim?.[to] === undefined).map(of);
        const sum = (step: 'searched' | 'opened' | 'saved') => rest.reduce((all, one) => all + one[step], 0);
        expect(isMany(sum(to), sum(from))).toBe(true);
      }
    }),
  );
});
