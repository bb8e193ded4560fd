import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Garment } from '@toile/contracts';
import fc from 'fast-check';
import { type Clause, DIMENSIONS, type IndexQuery } from './query.js';
import type { Count, FacetGroups, IndexedItem, SearchIndex, SearchIndexes } from './search-index.js';

const garment = (kind: string, fabric: string | null, colours: string[]): Garment => {
  return { kind, fabric, pattern: null, colours, details: [] };
};
/** Of one of two shows. */
export const item = (slug: string, show: string, more: Partial<IndexedItem> = {}): IndexedItem => ({
  slug,
  collection: show,
  showDate: Date.parse(show === 'autumn' ? '2026-10-01' : '2026-03-01'),
  position: Number(slug.split('-').at(-1)),
  live: '',
  type: 'woman',
  city: 'paris',
  season: show,
  designer: 'orvanne',
  tags: '',
  models: '',
  colours: '',
  hexes: [],
  words: '',
  garments: [],
  changed: '1',
  ...more,
});

const ITEMS: IndexedItem[] = [
  item('a-1', 'autumn', { tags: 'coat leather', colours: 'red', hexes: ['#c4252b'], words: 'a red coat,' }),
  item('a-2', 'autumn', {
    tags: 'coat leather silk',
    colours: 'black red',
    hexes: ['#17161a', '#c4252b'],
    garments: [garment('coat', 'leather', ['black']), garment('dress', 'silk', ['red'])],
  }),
  item('s-1', 'spring', {
    tags: 'coat leather',
    city: 'milan',
    garments: [garment('coat', 'leather', ['red'])],
  }),
  item('s-2', 'spring', {
    tags: 'lace',
    models: 'anouk',
    type: 'man',
    hexes: ['#2040c0'],
    words: '100% lace',
  }),
];
const GROUPS: FacetGroups = {
  categories: [
    { slug: 'fabric', values: ['leather', 'silk', 'lace'] },
    { slug: 'piece', values: ['coat'] },
  ],
  tones: [{ slug: 'reds', values: ['red', 'crimson'] }],
};
const all = { offset: 0, limit: 50 };

/** What every driver of the index must do; `runs` random catalogues are compared with plain filtering. */
export function searchIndexContract(
  driver: string,
  openIndexes: () => Promise<SearchIndexes>,
  runs: number,
): void {
  describe(`the index in ${driver}`, () => {
    let indexes: SearchIndexes;
    let index: SearchIndex;
    beforeAll(async () => {
      indexes = await openIndexes();
      index = await indexes.open('fixed');
      await index.apply('look', { put: ITEMS, removed: [] });
      await index.settle('7');
    });
    const found = async (query: IndexQuery, range = {}) =>
      (await index.search('look', query, { ...all, ...range })).slugs;

    it('knows up to where it is, and finds by values, tags, colours and parts of words', async () => {
      expect(await index.position()).toBe('7');
      expect(await (await indexes.open('other')).position()).toBe('-1');
      expect(await index.search('look', {}, { offset: 1, limit: 2 })).toEqual({
        total: 4,
        slugs: ['a-2', 's-1'],
      });
      expect(await found({ city: 'milan' })).toEqual(['s-1']);
      expect(await found({ city: 'nowhere' })).toEqual([]);
      expect(await found({ tags: ['coat', 'silk'] })).toEqual(['a-2']);
      expect(await found({ anyTag: ['silk', 'lace'], type: 'woman' })).toEqual(['a-2']);
      expect(await found({ colours: [['red'], ['black', 'grey']] })).toEqual(['a-2']);
      expect(await found({ words: [{ text: 'noun', named: [] }] })).toEqual([]);
      expect(await found({ words: [{ text: 'nou', named: [] }] })).toEqual(['s-2']);
      expect(await found({ words: [{ text: 'nou', whole: true, named: [] }] })).toEqual([]);
      expect(await found({ words: [{ text: 'red', whole: true, named: [] }] })).toEqual(['a-1']);
      expect(await found({ words: [{ text: '0%', named: [] }] })).toEqual(['s-2']);
      expect(await found({ words: [{ text: 'mil', named: [{ kind: 'city', slugs: ['milan'] }] }] })).toEqual([
        's-1',
      ]);
      expect(await index.search('collection', {}, all)).toEqual({ total: 0, slugs: [] });
    });

    it('asks all of one garment, and of the whole picture where nobody has said what it is made of', async () => {
      const wanted = (...slugs: string[]) => ({ slugs, words: [] });
      const redLeatherCoat = {
        garment: { kinds: wanted('coat'), fabric: wanted('leather'), colours: [wanted('red')] },
      };
      const clause = (not: boolean, ...conditions: Clause['anyOf'][number]): Clause => ({
        anyOf: [conditions],
        not,
      });
      expect(await found({ clauses: [clause(false, redLeatherCoat)] })).toEqual(['a-1', 's-1']);
      expect(await found({ clauses: [clause(true, redLeatherCoat)] })).toEqual(['a-2', 's-2']);
      const red = { colours: wanted('red'), anywhere: true };
      expect(await found({ clauses: [clause(false, red)] })).toEqual(['a-1', 'a-2', 's-1']);
      const aCoat = { tags: { slugs: ['cape'], words: [['coat']] } };
      expect(await found({ clauses: [clause(false, aCoat)] })).toEqual(['a-1']);
      const redThroughout = { colours: wanted('red'), anywhere: false, throughout: ['coat', 'dress'] };
      // Of a-2 the coat is black; a-1 does not say.
      expect(await found({ clauses: [clause(false, redThroughout)] })).toEqual(['a-1']);
      const milanOrAnouk: Clause = {
        anyOf: [
          [{ values: [{ kind: 'city', slugs: ['milan'] }] }],
          [{ values: [{ kind: 'model', slugs: ['anouk'] }] }],
        ],
        not: false,
      };
      expect(await found({ clauses: [milanOrAnouk] })).toEqual(['s-1', 's-2']);
    });

    it('finds what has no pattern, by its garments or else by the tags of the whole', async () => {
      const [patterned, plain, unsaid, tagged] = ['p-1', 'p-2', 'p-3', 'p-4'];
      const shelf = await indexes.open('plain');
      await shelf.apply('look', {
        put: [
          item(patterned, 'autumn', {
            tags: 'coat checks',
            garments: [{ ...garment('coat', 'wool', ['red']), pattern: 'checks' }],
          }),
          item(plain, 'autumn', {
            tags: 'coat shirt stripes',
            garments: [
              garment('coat', 'wool', ['red']),
              { ...garment('shirt', null, ['white']), pattern: 'stripes' },
            ],
          }),
          item(unsaid, 'autumn', { tags: 'coat' }),
          item(tagged, 'autumn', { tags: 'coat checks' }),
        ],
        removed: [],
      });
      await shelf.settle('1');
      const unpatterned = { slugs: ['checks', 'stripes'], words: [] };
      const plainCoat = { garment: { kinds: { slugs: ['coat'], words: [] }, colours: [], unpatterned } };
      const { slugs } = await shelf.search('look', { clauses: [{ anyOf: [[plainCoat]], not: false }] }, all);
      expect(slugs).toEqual([plain, unsaid]);
    });

    it('puts what it finds in order', async () => {
      expect(await found({}, { position: true })).toEqual(['a-1', 's-1', 'a-2', 's-2']);
      // Around the wheel from red to blue, then greys and what shows no colour.
      expect(await found({}, { colour: true })).toEqual(['a-1', 's-2', 'a-2', 's-1']);
      const first = ['s-2', 'gone', 'a-2', 's-2'];
      expect(await found({}, { first })).toEqual(['s-2', 'a-2', 'a-1', 's-1']);
      expect(await found({}, { first, offset: 1, limit: 2 })).toEqual(['a-2', 'a-1']);
      expect(await found({}, { first, offset: 3, limit: 2 })).toEqual(['s-1']);
      expect(await found({ type: 'woman' }, { first })).toEqual(['a-2', 'a-1', 's-1']);
      expect(await found({}, { first: [] })).toEqual(['a-1', 'a-2', 's-1', 's-2']);
      const shelf = await indexes.open('mixed');
      const looks = ['autumn', 'spring'].flatMap((show) =>
        Array.from({ length: 6 }, (_, n) => item(`${show}-${n + 1}`, show)),
      );
      await shelf.apply('look', { put: looks, removed: [] });
      await shelf.settle('1');
      const { slugs } = await shelf.search('look', {}, { ...all, mixed: true });
      expect(slugs.map((slug) => slug.split('-')[0])).toEqual(
        [4, 4, 2, 2].flatMap((count, at) => Array<string>(count).fill(at % 2 ? 'spring' : 'autumn')),
      );
      expect((await shelf.search('look', {}, { offset: 3, limit: 3, mixed: true })).slugs).toEqual(
        slugs.slice(3, 6),
      );
    });

    it('counts what each value would leave, and says what searches would find', async () => {
      const facets = await index.facets('look', { city: 'paris', anyTag: ['coat'] }, GROUPS);
      const counts = (values: { slug: string; total_count: number }[]) =>
        Object.fromEntries(values.map(({ slug, total_count }) => [slug, total_count]));
      expect(counts(facets.city)).toEqual({ paris: 2, milan: 1 });
      expect(counts(facets.season)).toEqual({ autumn: 2 });
      expect(facets.season[0]?.latest).toBe(Date.parse('2026-10-01'));
      expect(counts(facets.tag)).toEqual({ coat: 2, leather: 2, silk: 1 });
      // A category's own filter is left out.
      expect(Object.fromEntries(facets.categories)).toMatchObject({ fabric: 3, piece: 2 });
      expect(facets.tones.get('reds')).toBe(2);
      expect(counts((await index.facets('look', {}, { ...GROUPS, tags: ['silk'] })).tag)).toEqual({
        silk: 1,
      });
      const ofNone = await index.facets('look', { anyTag: [] }, GROUPS);
      expect([ofNone.city, ofNone.tag]).toEqual([[], []]);
      expect(await index.suggest('look', [{ tags: ['coat'] }, { city: 'nowhere' }])).toEqual([
        { total: 3, first: 'a-1' },
        { total: 0, first: undefined },
      ]);
    });

    it('brings what shares most with a picture', async () => {
      const wanted = {
        weights: new Map([
          ['coat', 1],
          ['leather', 2],
          ['silk', 4],
        ]),
        type: 'woman',
        choosing: ['silk', 'leather'],
        limit: 10,
      };
      const near = await index.nearest('look', 'a-2', { ...wanted, otherShows: false });
      expect(near).toEqual([
        { slug: 'a-1', season: 'autumn', weight: 3, hexes: ['#c4252b'] },
        { slug: 's-1', season: 'spring', weight: 3, hexes: [] },
      ]);
      const others = await index.nearest('look', 'a-2', { ...wanted, otherShows: true });
      expect(others.map(({ slug }) => slug)).toEqual(['s-1']);
      expect(await index.nearest('look', 'nowhere', { ...wanted, otherShows: true })).toEqual([]);
    });

    it('describes what it has, in the order it is asked', async () => {
      expect(await index.describe('look', ['s-2', 'nowhere', 'a-2'])).toEqual([
        {
          slug: 's-2',
          type: 'man',
          season: 'spring',
          collection: 'spring',
          tags: ['lace'],
          hexes: ['#2040c0'],
          garments: [],
        },
        {
          slug: 'a-2',
          type: 'woman',
          season: 'autumn',
          collection: 'autumn',
          tags: ['coat', 'leather', 'silk'],
          hexes: ['#17161a', '#c4252b'],
          garments: [
            { kind: 'coat', fabric: 'leather', pattern: null, colours: ['black'] },
            { kind: 'dress', fabric: 'silk', pattern: null, colours: ['red'] },
          ],
        },
      ]);
      expect(await index.describe('look', [])).toEqual([]);
      const other = await indexes.open('changed');
      const worn = { kind: 'cape', fabric: null, pattern: 'checks', colours: ['red', 'black'], details: [] };
      const before = item('a-1', 'autumn', { garments: [garment('coat', 'silk', ['red'])] });
      await other.apply('look', { put: [before], removed: [] });
      await other.apply('look', { put: [{ ...before, garments: [worn], changed: '2' }], removed: [] });
      await other.settle('2');
      expect((await other.describe('look', ['a-1'])).map(({ garments }) => garments)).toEqual([
        [{ kind: 'cape', fabric: null, pattern: 'checks', colours: ['red', 'black'] }],
      ]);
    });

    it('finds and counts what plain filtering finds, whatever has come, changed and gone', async () => {
      let build = 0;
      await fc.assert(
        fc.asyncProperty(histories, queries, async (history, query) => {
          build += 1;
          const random = await indexes.open(`random ${build}`);
          const living = new Map<string, IndexedItem>();
          for (const [at, { put, removed }] of history.entries()) {
            const changed = String(at + 1);
            const fresh = put.map((one) => ({ ...one, changed }));
            for (const one of fresh) living.set(one.slug, one);
            const gone = removed.filter((slug) => !fresh.some((one) => one.slug === slug));
            for (const slug of gone) living.delete(slug);
            await random.apply('look', { put: fresh, removed: gone.map((slug) => ({ slug, changed })) });
          }
          await random.settle(String(history.length));
          const expected = [...living.values()].filter((one) => fits(one, query)).sort(listed);
          const { total, slugs } = await random.search('look', query, all);
          expect({ query, total, slugs }).toEqual({
            query,
            total: expected.length,
            slugs: expected.map((one) => one.slug),
          });
          const facets = await random.facets('look', query, { ...GROUPS, most: MOST });
          const counts = TAGS.map(
            (tag) => expected.filter((one) => one.tags.split(' ').includes(tag)).length,
          ).sort((a, b) => b - a);
          expect({ query, most: frequencies(facets.tag).slice(0, MOST) }).toEqual({
            query,
            most: counts.filter((count) => count > 0).slice(0, MOST),
          });
          for (const { slug, total_count } of facets.tag)
            expect({ query, slug, total_count }).toEqual({
              query,
              slug,
              total_count: expected.filter((one) => one.tags.split(' ').includes(slug)).length,
            });
          for (const dimension of DIMENSIONS) {
            const others = [...living.values()].filter((one) =>
              fits(one, { ...query, [dimension]: undefined }),
            );
            const values = [...new Set(others.map((one) => one[dimension]))].sort();
            expect({ query, dimension, counts: counted(facets[dimension]) }).toEqual({
              query,
              dimension,
              counts: values.map((slug) => [slug, others.filter((one) => one[dimension] === slug).length]),
            });
          }
        }),
        { numRuns: runs },
      );
    });
  });
}

const TAGS = ['coat', 'silk', 'lace', 'wool', 'red'];
const MOST = 2;
const frequencies = (tags: readonly Count[]) => tags.map((one) => one.total_count).sort((a, b) => b - a);
const counted = (values: readonly Count[]) =>
  values.map(({ slug, total_count }) => [slug, total_count]).sort();
const histories = fc.array(
  fc.record({
    put: fc.uniqueArray(
      fc
        .record({
          n: fc.integer({ min: 1, max: 8 }),
          show: fc.constantFrom('autumn', 'spring'),
          city: fc.constantFrom('paris', 'milan'),
          tags: fc.subarray(TAGS),
        })
        .map(({ n, show, city, tags }) => item(`x-${n}`, show, { city, tags: tags.join(' ') })),
      { maxLength: 6, selector: ({ slug }) => slug },
    ),
    removed: fc.subarray(['x-1', 'x-2', 'x-3']),
  }),
  { minLength: 1, maxLength: 3 },
);
const queries: fc.Arbitrary<IndexQuery> = fc.record(
  {
    city: fc.constantFrom('paris', 'milan'),
    season: fc.constantFrom('autumn', 'never'),
    designer: fc.constant('orvanne'),
    tags: fc.subarray(TAGS, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const fits = (one: IndexedItem, { city, season, designer, tags = [] }: IndexQuery): boolean =>
  (!city || one.city === city) &&
  (!season || one.season === season) &&
  (!designer || one.designer === designer) &&
  tags.every((tag) => one.tags.split(' ').includes(tag));
const listed = (a: IndexedItem, b: IndexedItem): number =>
  b.showDate - a.showDate ||
  (a.collection < b.collection ? -1 : a.collection > b.collection ? 1 : 0) ||
  a.position - b.position;
