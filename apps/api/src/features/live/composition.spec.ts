import { expect, it } from '@jest/globals';
import { risesOf } from './composition.js';

const show = (looks: number, tagged: Record<string, number>) =>
  Array.from({ length: looks }, (_, at) => ({
    tags: Object.entries(tagged)
      .filter(([, count]) => at < count)
      .map(([slug]) => ({ slug, name: slug })),
  }));

it('tells what there is clearly more of than a year before, by the gain of its share', () => {
  const now = show(20, { lace: 12, denim: 5, wool: 20, fringe: 4, velvet: 2 });
  const before = show(30, { lace: 6, denim: 7, wool: 30 });
  expect(risesOf(now, before)).toEqual([
    { tag: { slug: 'lace', name: 'lace' }, looks: 12, looks_before: 6, times: 3 },
    { tag: { slug: 'fringe', name: 'fringe' }, looks: 4, looks_before: 0, times: null },
  ]);
});

it('tells nothing of too few looks, nor against one look of the year before', () => {
  expect(risesOf(show(9, { lace: 9 }), show(30, { lace: 3 }))).toEqual([]);
  expect(risesOf(show(30, { lace: 9 }), show(9, { lace: 2 }))).toEqual([]);
  expect(risesOf(show(20, { lace: 9 }), show(20, { lace: 1 }))).toEqual([]);
});
