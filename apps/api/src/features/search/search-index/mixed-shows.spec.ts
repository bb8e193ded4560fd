import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MOST_IN_A_ROW, mixedShows } from './mixed-shows.js';

/** Which show stands at each place. */
const placesOf = (sizes: readonly number[], offset: number, limit: number): string[] =>
  mixedShows(sizes, offset, limit).flatMap(({ show, from, count }) =>
    Array.from({ length: count }, (_, n) => `${show}/${from + n}`),
  );

it('lets shows take turns, four looks each, the newest first', () => {
  expect(placesOf([6, 2, 1], 0, 9)).toEqual(['0/0', '0/1', '0/2', '0/3', '1/0', '1/1', '2/0', '0/4', '0/5']);
});

it('shows every look once, whatever the pages, and no more than four of a show while there are others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 24 }),
      (sizes, limit) => {
        const total = sizes.reduce((sum, size) => sum + size, 0);
        const all = placesOf(sizes, 0, total);
        expect(new Set(all).size).toBe(total);
        const pages = Array.from({ length: Math.ceil(total / limit) }, (_, page) => page * limit);
        expect(pages.flatMap((offset) => placesOf(sizes, offset, limit))).toEqual(all);
        const shows = all.map((place) => place.split('/')[0]);
        const lastOfOthers = shows.findLastIndex((show) => show !== shows.at(-1));
        for (let at = MOST_IN_A_ROW; at <= lastOfOthers; at += 1)
          expect(new Set(shows.slice(at - MOST_IN_A_ROW, at + 1)).size).toBeGreaterThan(1);
      },
    ),
    { numRuns: 40 },
  );
});
