import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IndexQuery } from '../query.js';
import { item } from '../search-index.contract.js';
import { facetsOnShelf } from './facets.js';
import { MemoryShelf } from './memory-shelf.js';

const LOOKS = 3_000;
const TAGS = Array.from({ length: 60 }, (_, n) => `tag-${n}`);
const MOST = 8;

/** Of a look at a show, where the first tags are the most frequent ones and tags keep each other company. */
function lookOf(n: number, salt: number) {
  const show = Math.floor(n / 30);
  const has = (tag: number) =>
    ((n * 7_919 + tag * 104_729 + salt * 31 + (show % 5) * tag) >>> 3) % (tag + 2) < 2;
  return item(`look-${n}`, show % 3 === 0 ? 'autumn' : 'spring', {
    collection: `show-${show}`,
    city: show % 2 === 0 ? 'paris' : 'milan',
    designer: `designer-${show % 20}`,
    tags: TAGS.filter((_, tag) => has(tag)).join(' '),
  });
}

// So many looks that frequent tags are kept as bits, and that counting one after the other is what costs least.
const looks = new Map(Array.from({ length: LOOKS }, (_, n) => [`look-${n}`, lookOf(n, 1)]));
const shelf = new MemoryShelf();
for (const look of looks.values()) shelf.put(look);
shelf.settle();
let changes = 1;

const queries: fc.Arbitrary<IndexQuery> = fc.record(
  {
    city: fc.constantFrom('paris', 'milan'),
    season: fc.constantFrom('autumn', 'spring'),
    designer: fc.constantFrom('designer-3', 'designer-4'),
    tags: fc.subarray(TAGS.slice(0, 12), { maxLength: 3 }),
    anyTag: fc.subarray(TAGS, { maxLength: 20 }),
  },
  { requiredKeys: [] },
);

it('finds the most frequent tags that counting every look finds, also after looks have changed', () => {
  fc.assert(
    fc.property(
      queries,
      fc.array(fc.nat(LOOKS - 1), { maxLength: 5 }),
      fc.boolean(),
      (query, changed, isGone) => {
        changes += 1;
        for (const n of changed) {
          if (isGone) {
            shelf.remove(`look-${n}`);
            looks.delete(`look-${n}`);
          } else {
            const look = lookOf(n, changes);
            shelf.put(look);
            looks.set(look.slug, look);
          }
        }
        shelf.settle();
        const expected = new Map<string, number>();
        for (const look of looks.values()) {
          const tags = look.tags.split(' ');
          const fits =
            (!query.city || look.city === query.city) &&
            (!query.season || look.season === query.season) &&
            (!query.designer || look.designer === query.designer) &&
            (query.tags ?? []).every((tag) => tags.includes(tag)) &&
            (!query.anyTag || query.anyTag.some((tag) => tags.includes(tag)));
          if (fits) for (const tag of tags) expected.set(tag, (expected.get(tag) ?? 0) + 1);
        }
        const { tag: found } = facetsOnShelf(shelf, query, { categories: [], tones: [], most: MOST });
        const frequencies = (counts: Iterable<number>) => [...counts].sort((a, b) => b - a).slice(0, MOST);
        for (const { slug, total_count } of found)
          expect([slug, total_count]).toEqual([slug, expected.get(slug)]);
        expect(frequencies(found.map((one) => one.total_count))).toEqual(frequencies(expected.values()));
      },
    ),
    { numRuns: 200 },
  );
});
