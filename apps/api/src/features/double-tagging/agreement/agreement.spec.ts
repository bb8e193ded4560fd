import { expect, it } from '@jest/globals';
import { randomNumbers } from '@toile/forecast';
import { agreementOf, type ComparedLook } from './agreement.js';

const compared = (look: string, first: string[], second: string[], taggers = ['ada', 'bob'] as const) =>
  ({
    show: 's',
    look,
    at: '2026-11-27T10:00:00.000Z',
    taggers,
    tags: [first, second],
  }) satisfies ComparedLook;
const kindOf = (tag: string) => (tag.startsWith('c-') ? 'colour' : 'garment');

it('is by tag, overall, by category and as a mean, as by hand', () => {
  const looks = [
    compared('1', ['coat', 'c-red'], ['coat', 'c-red']),
    compared('2', ['coat'], []),
    compared('3', [], ['c-red']),
    compared('4', ['c-red'], ['c-red']),
  ];
  const found = agreementOf(looks, ['coat', 'c-red', 'skirt'], kindOf);
  // Coat: both 1, Ada alone 1, neither 2: (4 * 3 - (2 * 1 + 2 * 3)) / (16 - 8). Red: both 2, Bob alone 1, neither 1: the same turned over.
  expect(found.tags.map(({ tag, kappa, undefined: why }) => [tag, kappa, why])).toEqual([
    ['c-red', 0.5, null],
    ['coat', 0.5, null],
    ['skirt', null, 'nobody'],
  ]);
  // All twelve decisions: both 3, one alone 1 and 1, neither 7: (12 * 10 - (4 * 4 + 8 * 8)) / (144 - 80).
  expect(found.overall).toMatchObject({ both: 3, firstOnly: 1, secondOnly: 1, neither: 7, kappa: 0.625 });
  expect(found.macro).toMatchObject({ kappa: 0.5, tags: 2 });
  expect(found.categories.map(({ category, kappa }) => [category, kappa?.toFixed(3)])).toEqual([
    ['colour', '0.500'],
    // Both 1, Ada alone 1, neither 6: (8 * 7 - (2 * 1 + 6 * 7)) / (64 - 44).
    ['garment', '0.600'],
  ]);
});

it('puts a pair in one order, whoever sat first at a show', () => {
  const looks = [
    compared('1', ['coat'], []),
    compared('2', [], ['coat'], ['bob', 'ada'] as never),
    compared('3', ['coat'], ['coat']),
  ];
  const [coat] = agreementOf(looks, ['coat'], kindOf).tags;
  expect(coat).toMatchObject({ both: 1, firstOnly: 2, secondOnly: 0, neither: 0 });
});

it('says of no looks that there is nothing to say', () => {
  const found = agreementOf([], ['coat'], kindOf);
  expect([found.looks, found.overall.undefined, found.macro.undefined, found.tags[0]?.undefined]).toEqual([
    0,
    'no-looks',
    'no-looks',
    'no-looks',
  ]);
});

it('counts what a plain recount counts', () => {
  const seed = Number(process.env.PROPERTY_SEED ?? 20_261_127);
  const random = randomNumbers(seed);
  const tags = ['a', 'b', 'c', 'c-d', 'c-e'];
  const some = () => tags.filter(() => random() < 0.4);
  for (let run = 0; run < Number(process.env.PROPERTY_RUNS ?? 20); run += 1) {
    const looks = Array.from({ length: 1 + Math.floor(random() * 25) }, (_, at) =>
      compared(String(at), some(), some()),
    );
    const found = agreementOf(looks, tags, kindOf);
    for (const tag of tags) {
      const cells = looks.map((one) => [one.tags[0].includes(tag), one.tags[1].includes(tag)] as const);
      const share = (test: (cell: readonly [boolean, boolean]) => boolean) =>
        cells.filter(test).length / cells.length;
      const observed = share(([x, y]) => x === y);
      const [x, y] = [share(([one]) => one), share(([, one]) => one)];
      const expected = x * y + (1 - x) * (1 - y);
      const row = found.tags.find((one) => one.tag === tag);
      expect([seed, run, tag, row?.both]).toEqual([seed, run, tag, cells.filter(([a, b]) => a && b).length]);
      if (expected === 1) expect(row?.kappa).toBeNull();
      else expect(row?.kappa).toBeCloseTo((observed - expected) / (1 - expected), 9);
    }
    const { low, kappa, high } = found.overall;
    if (kappa !== null) expect(low <= kappa && kappa <= high).toBe(true);
  }
});
