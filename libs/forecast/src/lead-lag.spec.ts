import { expect, it } from '@jest/globals';
import { judgeLeads, leadLag } from './lead-lag.js';
import { normalNumbers, rememberingNoise } from './testing-series.js';

const OPTIONS = { season: 52, most: 8, draws: 199 };
const MEMORY = 0.6;
const WEEKS = 209;

it.each([-4, 0, 2, 5])('finds a lead of %i weeks, within its interval', (lead) => {
  const base = rememberingNoise(11 + lead, WEEKS + 20, MEMORY);
  const normal = normalNumbers(91);
  const first = base.slice(10, 10 + WEEKS);
  const second = base.slice(10 - lead, 10 - lead + WEEKS).map((value) => 3 * value + 2 * normal());
  const found = leadLag(first, second, OPTIONS);
  expect(found?.lead).toBe(lead);
  expect(found?.low).toBeLessThanOrEqual(lead);
  expect(found?.high).toBeGreaterThanOrEqual(lead);
  expect(found?.pValue).toBeLessThan(0.02);
});

it('shows the leads of a list that has some, with no more false ones than were allowed', () => {
  const pairs = Array.from({ length: 30 }, (_, index) => {
    const first = rememberingNoise(1000 + index, WEEKS, MEMORY);
    const noise = rememberingNoise(2000 + index, WEEKS, MEMORY);
    // Of the first ten the second series follows three weeks later.
    const second = index < 10 ? noise.map((value, t) => value / 2 + (first[t - 3] ?? 0)) : noise;
    return leadLag(first, second, { ...OPTIONS, draws: 999 });
  });
  const judged = judgeLeads(pairs.flatMap((one) => one ?? []));
  for (const one of judged.slice(0, 10)) expect(one).toMatchObject({ lead: 3, isShown: true });
  // A twentieth of what is shown may be false: one beside ten.
  expect(judged.slice(10).filter(({ isShown }) => isShown).length).toBeLessThanOrEqual(1);
});

it('calls chance a lead in at most one of twenty lists of noise', () => {
  const found = Array.from({ length: 200 }, (_, index) =>
    leadLag(rememberingNoise(3000 + index, WEEKS, MEMORY), rememberingNoise(7000 + index, WEEKS, MEMORY), {
      ...OPTIONS,
      draws: 99,
      seed: index,
    }),
  ).flatMap((one) => one ?? []);
  // By itself a p-value of 0.05 is met by chance once in twenty: 10 of 200, at most 18 in all but 1 % of runs.
  expect(found.filter(({ pValue }) => pValue <= 0.05).length).toBeLessThanOrEqual(18);
  const lists = Array.from({ length: 20 }, (_, list) => judgeLeads(found.slice(list * 10, list * 10 + 10)));
  expect(lists.filter((list) => list.some(({ isShown }) => isShown)).length).toBeLessThanOrEqual(1);
});

it('tells nothing of series that are short or constant', () => {
  expect(leadLag([1, 2, 3], [1, 2, 3], OPTIONS)).toBeUndefined();
  expect(leadLag(new Array(100).fill(1), rememberingNoise(1, 100, 0), OPTIONS)).toBeUndefined();
});
