import { expect, it } from '@jest/globals';
import { forecastNextSeason, pastErrors, type SeasonConcept } from './next-season.js';
import { normalNumbers } from './testing-series.js';

const SEASONS = 14;
const totals = Array.from({ length: SEASONS }, () => ({ looks: 4_000, brands: 200 }));

interface Rules {
  /** How much of a level's distance from its own usual one is left a year later. */
  kept: number;
  /** How strongly readers announce what comes. */
  readers?: number;
}

/** Concepts whose log odds wander around their own usual ones, counted in looks of brands that are not independent. */
function world(seed: number, { kept, readers = 0 }: Rules, count = 150): SeasonConcept[] {
  const normal = normalNumbers(seed);
  return Array.from({ length: count }, (_, n) => {
    const usual = -3 + normal();
    const away = [normal() * 0.3, normal() * 0.3];
    const shocks: number[] = [];
    for (let season = 0; season <= SEASONS; season += 1) {
      shocks.push(0.25 * normal());
      if (season >= 2) away.push(kept * (away[season - 2] ?? 0) + (shocks[season] ?? 0));
    }
    const seasons = away.slice(0, SEASONS).map((distance) => {
      const share = 1 / (1 + Math.exp(-(usual + distance)));
      const hits = Math.max(0, Math.round(4_000 * share + Math.sqrt(4_000 * share * 2) * normal()));
      return { hits, brands: Math.min(200, Math.round(hits ** 0.8)) };
    });
    return {
      name: `c${n}`,
      seasons,
      readers: shocks.map((shock) => (readers > 0 ? shock + normal() * 0.2 : null)),
    };
  });
}
const sizes = (errors: ReturnType<typeof pastErrors>) => {
  const mean = (of: (one: (typeof errors)[number]) => number) =>
    errors.reduce((sum, one) => sum + of(one), 0) / errors.length;
  return mean(({ said, came }) => Math.abs(said - came)) / mean(({ naive, came }) => Math.abs(naive - came));
};

it('is nearer than the year before where levels come back, and no worse than it where they wander', () => {
  const back = pastErrors(world(1, { kept: 0.4 }), totals).filter(({ season }) => season >= 7);
  expect(sizes(back)).toBeLessThan(0.92);
  const wandering = pastErrors(world(2, { kept: 1 }), totals).filter(({ season }) => season >= 7);
  expect(sizes(wandering)).toBeLessThan(1.03);
});

it('listens to readers where they have announced what came', () => {
  const deaf = pastErrors(
    world(3, { kept: 0.4, readers: 1 }).map((one) => ({ ...one, readers: one.readers.map(() => null) })),
    totals,
  );
  const listening = pastErrors(world(3, { kept: 0.4, readers: 1 }), totals);
  const late = <T extends { season: number }>(all: T[]) => all.filter(({ season }) => season >= 7);
  expect(sizes(late(listening))).toBeLessThan(0.85 * sizes(late(deaf)));
});

it('says between what the share will lie as often as it claims', () => {
  let inside = 0;
  let all = 0;
  for (const seed of [4, 5, 6, 7, 8, 9]) {
    const concepts = world(seed, { kept: 0.5 });
    for (const until of [9, 11, 13]) {
      const known = concepts.map((one) => ({
        ...one,
        seasons: one.seasons.slice(0, until),
        readers: one.readers.slice(0, until + 1),
      }));
      for (const { name, intervals } of forecastNextSeason(known, totals.slice(0, until))) {
        const came = (concepts.find((one) => one.name === name)?.seasons[until]?.hits ?? 0) / 40;
        const band = intervals.find(({ coverage }) => coverage === 0.8);
        inside += came >= (band?.low[0] ?? 0) && came <= (band?.high[0] ?? 0) ? 1 : 0;
        all += 1;
      }
    }
  }
  expect(inside / all).toBeGreaterThan(0.75);
  expect(inside / all).toBeLessThan(0.86);
});

it('says nothing of the season that is left out, of few seasons, and of what was shown in neither of the last two', () => {
  const concepts = world(10, { kept: 0.5 });
  const later = concepts.map((one) => ({
    ...one,
    seasons: [...one.seasons.slice(0, 9), { hits: 3_999, brands: 200 }, ...one.seasons.slice(10)],
  }));
  const before = (all: SeasonConcept[]) =>
    forecastNextSeason(
      all.map((one) => ({ ...one, seasons: one.seasons.slice(0, 9) })),
      totals.slice(0, 9),
    );
  expect(before(later)).toEqual(before(concepts));
  expect(forecastNextSeason(concepts, totals.slice(0, 3))).toEqual([]);
  const gone = { name: 'gone', seasons: totals.map(() => ({ hits: 0, brands: 0 })), readers: [] };
  expect(forecastNextSeason([...concepts, gone], totals).some(({ name }) => name === 'gone')).toBe(false);
});
