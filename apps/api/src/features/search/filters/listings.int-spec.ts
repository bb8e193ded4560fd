import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentEntry, Garment, LookFacts } from '@toile/contracts';
import { handleCommand } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import { plainToInstance } from 'class-transformer';
import pg from 'pg';
import { migrateApi } from '../../../migrate-api.js';
import { collectionDecider } from '../../catalogue/domain/collection.decider.js';
import { collectionStream } from '../../catalogue/domain/collection.events.js';
import { CONTENT } from '../../catalogue/read-models/tables.js';
import {
  bySystem,
  type CollectionToLoad,
  loadCatalogue,
  loadContent,
  openCatalogueStore,
  showCatalogue,
} from '../../catalogue-import/load-catalogue.js';
import { CollectionSearchDto, LookSearchDto } from '../dto/listing-query.dto.js';
import { SearchCollections, SearchCollectionsHandler } from '../queries/search-collections.js';
import { searchOn } from '../testing-search.js';
import type { KnownValues } from './known-values.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
let on: ReturnType<typeof searchOn>;

const name = (slug: string) => ({ slug, name: slug.toUpperCase() });
const look = (
  collection: string,
  position: number,
  tags: string[],
  description: string,
  more: Partial<LookFacts> = {},
): LookFacts => ({
  slug: `${collection}-look-${position}`,
  position,
  tags: tags.map(name),
  models: [name('anouk')],
  image_filename: 'x.jpg',
  width: 1200,
  height: 1800,
  thumbhash: null,
  colours: [],
  description,
  ...more,
});
const garment = (kind: string, colours: string[], fabric: string | null): Garment => ({
  kind,
  colours,
  fabric,
  pattern: null,
  details: [],
});
const collection = (slug: string, city: string, day: string, looks: LookFacts[]): CollectionToLoad => ({
  status: 'published',
  facts: {
    collection: slug,
    designer: name(slug.split('-')[0] ?? ''),
    season: name(`season-${day}`),
    type: name('woman'),
    city: name(city),
    show_date: `${day}T10:00:00Z`,
    title: '',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks,
});

const streetIn = (city: string) => ({
  designer: null,
  season: name('spring-summer-2027'),
  type: name('woman'),
  city: name(city),
  tags: [name('velvet')],
  models: [],
  taken_at: '2026-09-29T10:00:00Z',
  image_filename: 'x.jpg',
  width: 1200,
  height: 1800,
  thumbhash: null,
  colours: [],
  description: '',
  photographer: '',
  sponsored: false,
  garments: [],
});

beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  await migrateApi(postgres.url);
  on = searchOn(pool);
  const store = openCatalogueStore(pool);
  await loadCatalogue(store, [
    collection('orvanne-a', 'paris', '2026-09-29', [
      look('orvanne-a', 1, ['velvet', 'blazer'], 'A red blazer'),
      look('orvanne-a', 2, ['velvet'], 'A 100% silk dress'),
    ]),
    collection('vaux-a', 'london', '2025-03-01', [
      look('vaux-a', 1, ['trench-coat', 'slip-dress', 'leather', 'silk'], 'Made of garments', {
        colours: ['#c4252b', '#17161a'],
        garments: [
          garment('trench-coat', ['scarlet'], 'leather'),
          garment('slip-dress', ['black'], 'silk'),
          garment('loafers', ['cobalt'], null),
        ],
      }),
      look('vaux-a', 2, ['trench-coat', 'slip-dress', 'leather', 'silk'], 'Made of garments', {
        colours: ['#c4252b', '#17161a'],
        garments: [garment('trench-coat', ['black'], 'leather'), garment('slip-dress', ['scarlet'], 'silk')],
      }),
      look('vaux-a', 3, ['trench-coat', 'leather'], 'Of tags alone', { colours: ['#c42a2b'] }),
    ]),
    collection('brera-a', 'milan', '2026-03-01', [look('brera-a', 1, ['blazer'], 'A grey blazer')]),
  ]);
  await loadContent(
    store,
    ['milan', 'milan', 'paris'].map((city, number) => {
      return { kind: 'street-style', slug: `street-${number}`, doc: streetIn(city) } as ContentEntry;
    }),
  );
  await showCatalogue(store);
  await pool.query(
    `INSERT INTO ${CONTENT} (kind, slug, name, doc) VALUES ('tag', 'velvet', 'VELVET', '{"category": "fabric"}')`,
  );
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

const search = (query: Record<string, string>) => plainToInstance(LookSearchDto, query);
const found = async (query: Record<string, string>) =>
  (await on.listings.looks(search(query))).results.map(({ slug }) => slug);
const facets = (query: Record<string, string>) => on.facets.of('look', search(query));

describe('words', () => {
  it('must all be there, in whatever order, in description, designer, place or tags', async () => {
    expect(await found({ search: 'blazer RED' })).toEqual(['orvanne-a-look-1']);
    expect(await found({ search: 'milan blazer' })).toEqual(['brera-a-look-1']);
    expect(await found({ search: 'anouk velvet' })).toEqual(['orvanne-a-look-1', 'orvanne-a-look-2']);
    expect(await found({ search: 'red milan' })).toEqual([]);
  });

  it('are taken as they are written', async () => {
    expect(await found({ search: '100%' })).toEqual(['orvanne-a-look-2']);
    expect(await found({ search: '_' })).toEqual([]);
    expect(await found({ search: 'slug' })).toEqual([]);
  });
});

describe('what looks are made of', () => {
  it('is asked of one garment, and of the whole look where it does not say', async () => {
    expect(await found({ search: 'red leather coat' })).toEqual(['vaux-a-look-1', 'vaux-a-look-3']);
    expect(await found({ search: 'manteaux en cuir noir', language: 'fr' })).toEqual(['vaux-a-look-2']);
    expect(await found({ search: '红色真丝连衣裙', language: 'zh' })).toEqual(['vaux-a-look-2']);
    expect(await found({ search: 'coats without silk' })).toEqual(['vaux-a-look-3']);
    expect(await found({ search: 'trench', type: 'woman' })).toHaveLength(3);
    expect(await found({ search: 'flared' })).toEqual([]);
  });

  it('is filtered by colours and tones', async () => {
    expect(await found({ colours: 'reds,black' })).toEqual(['vaux-a-look-1', 'vaux-a-look-2']);
    expect(await found({ colours: 'scarlet' })).toHaveLength(3);
    // Any colour finds what looks like it, whatever it is called.
    expect(await found({ colours: 'c3272d' })).toEqual(await found({ colours: 'scarlet' }));
    expect(await found({ colours: 'c3272d,191719' })).toEqual(['vaux-a-look-1', 'vaux-a-look-2']);
    // Of shoes, which the picture shows little of.
    expect(await found({ colours: 'cobalt' })).toEqual([]);
    expect(await found({ colours: 'cobalt', colours_in: 'main' })).toEqual([]);
    expect(await found({ colours: 'cobalt,reds', colours_in: 'anywhere' })).toEqual(['vaux-a-look-1']);
    expect((await facets({ colours: 'black' })).colours).toEqual([
      { slug: 'blacks', name: 'Blacks', total_count: 2 },
      { slug: 'reds', name: 'Reds', total_count: 2 },
    ]);
  });
});

describe('how words were understood', () => {
  const understood = async (query: Record<string, string>) =>
    on.understood.of('look', search(query), (await found(query)).length);

  it('is said in the language of the reader, with what is not understood', async () => {
    expect(await understood({ search: 'velours sans cuir xylofone', language: 'fr' })).toMatchObject({
      words: [
        { text: 'velours', label: 'Velours', kind: 'fabric', not: false, search: 'sans cuir xylofone' },
        { text: 'cuir', label: 'Cuir', kind: 'fabric', not: true, search: 'velours xylofone' },
      ],
      unknown: [{ text: 'xylofone', search: 'velours sans cuir' }],
    });
    expect(await understood({})).toBeUndefined();
  });

  it('leads who asks for street style among looks to what there is of it', async () => {
    const street = async (text: string) => (await understood({ search: text }))?.street;
    expect(await street('street style milan')).toEqual({ search: 'milan', total_count: 2 });
    expect(await street('velvet street style')).toEqual({ search: 'velvet', total_count: 3 });
    expect(await street('velvet milan')).toBeNull();
    const among = await on.understood.of('street_style', search({ search: 'street style milan' }), 2);
    expect(among?.street).toBeNull();
  });

  it('offers what fewer words would find where they find nothing', async () => {
    const answer = await understood({ search: 'white leather coat paris' });
    expect(answer?.relaxations).toEqual([
      { without: ['paris', 'white'], search: 'leather coat', total_count: 3 },
    ]);
    expect((await understood({ search: 'velvt blazzer' }))?.relaxations).toEqual([]);
  });

  it('offers what filters find without the words', async () => {
    const answer = await understood({ search: 'xylofone', tags: 'velvet' });
    expect(answer?.relaxations).toEqual([{ without: ['xylofone'], search: '', total_count: 2 }]);
    expect((await understood({ search: 'xylofone' }))?.relaxations).toEqual([]);
  });

  it('answers with what the nearest search finds where nothing has all of it, and names it', async () => {
    const answer = await on.answers.of(
      'look',
      search({ search: 'white leather coat paris', facets: 'true' }),
      {
        page: (of) => on.listings.looks(of),
        facets: (of) => on.facets.of('look', of),
      },
    );
    expect(answer.understood?.nearest).toEqual(answer.understood?.relaxations[0]);
    expect(answer.results.map(({ slug }) => slug)).toEqual(await found({ search: 'leather coat' }));
    expect(answer.facets?.type.reduce((sum, { total_count }) => sum + total_count, 0)).toBe(3);
    const whole = await on.answers.of('look', search({ search: 'leather coat' }), {
      page: (of) => on.listings.looks(of),
      facets: (of) => on.facets.of('look', of),
    });
    expect(whole.understood).toMatchObject({ nearest: null, relaxations: [] });
    expect(whole.facets).toBeUndefined();
  });
});

describe('a category', () => {
  it('leaves the looks that have one of its tags', async () => {
    expect(await found({ category: 'fabric' })).toEqual(['orvanne-a-look-1', 'orvanne-a-look-2']);
    // What nobody has sorted is of the last one.
    expect(await found({ category: 'other', tags: 'blazer' })).toEqual([
      'orvanne-a-look-1',
      'brera-a-look-1',
    ]);
    expect(await found({ category: 'fabric', tags: 'blazer' })).toEqual(['orvanne-a-look-1']);
    expect(await found({ category: 'shoes' })).toEqual([]);
  });

  it('leaves the collections some look of which has one', async () => {
    const { results, facets } = await collections({ category: 'fabric', facets: 'true' });
    expect(results.map(({ slug }) => slug)).toEqual(['orvanne-a']);
    expect(facets?.category.map(({ slug, total_count }) => [slug, total_count])).toEqual([
      ['fabric', 1],
      ['other', 3],
    ]);
  });
});

async function collections(query: Record<string, string>) {
  const known = { mustExist: async () => undefined } as unknown as KnownValues;
  const handler = new SearchCollectionsHandler(on.listings, on.facets, known, on.answers);
  return handler.execute(new SearchCollections(plainToInstance(CollectionSearchDto, query)));
}

describe('collections', () => {
  const found = async (query: Record<string, string>) =>
    (await collections(query)).results.map(({ slug }) => slug);

  it('obey tags, models and words by what their looks have', async () => {
    expect(await found({})).toEqual(['orvanne-a', 'brera-a', 'vaux-a']);
    expect(await found({ tags: 'velvet,blazer' })).toEqual(['orvanne-a']);
    expect(await found({ model: 'anouk', tags: 'blazer' })).toEqual(['orvanne-a', 'brera-a']);
    expect(await found({ search: 'red leather coats' })).toEqual(['vaux-a']);
    const nearest = await collections({ search: 'red silk coats' });
    expect(nearest.understood?.nearest).toMatchObject({
      without: ['silk'],
      search: 'red coats',
      total_count: 1,
    });
    expect(nearest.results.map(({ slug }) => slug)).toEqual(['vaux-a']);
    expect(await found({ search: 'milan', live: 'false' })).toEqual(['brera-a']);
    expect(await found({ live: 'true' })).toEqual([]);
    expect((await collections({ search: 'manteaux', language: 'fr' })).understood?.words).toMatchObject([
      { text: 'manteaux', label: 'Manteau' },
    ]);
  });

  it('come and go with their looks', async () => {
    const store = openCatalogueStore(pool);
    const one = collection('late-a', 'paris', '2026-10-01', [look('late-a', 1, ['lace'], 'A late look')]);
    await loadCatalogue(store, [one]);
    await showCatalogue(store);
    expect(await found({ tags: 'lace' })).toEqual(['late-a']);
    await handleCommand(store, collectionDecider, {
      stream: collectionStream('late-a'),
      ...bySystem(),
      command: { type: 'Withdraw', collection: 'late-a' },
    });
    await showCatalogue(store);
    expect(await found({ tags: 'lace' })).toEqual([]);
    expect(await found({})).toHaveLength(3);
  });
});

describe('facets', () => {
  it('count what each value would leave, under all other filters', async () => {
    const { city, season, tags, type } = await facets({ city: 'paris', tags: 'blazer' });
    // The city's own filter is left out of the cities' counts.
    expect(city).toEqual([
      { ...name('milan'), total_count: 1 },
      { ...name('paris'), total_count: 1 },
    ]);
    expect(season).toEqual([{ ...name('season-2026-09-29'), total_count: 1 }]);
    expect(tags).toEqual([
      { ...name('blazer'), total_count: 1 },
      { ...name('velvet'), total_count: 1 },
    ]);
    expect(type).toEqual([{ ...name('woman'), total_count: 1 }]);
  });

  it('count categories, a look in each of which it has a tag, and show the tags of the one asked for', async () => {
    const { category, tags, city } = await facets({ category: 'fabric' });
    expect(category.map(({ slug, total_count }) => [slug, total_count])).toEqual([
      ['fabric', 2],
      ['other', 5],
    ]);
    expect(tags.map(({ slug }) => slug)).toEqual(['velvet']);
    expect(city).toEqual([{ ...name('paris'), total_count: 2 }]);
  });

  it('lists newest seasons first, tags by frequency', async () => {
    const { season, tags } = await facets({ model: 'anouk', search: 'blazer or velvet' });
    expect(season.map(({ slug }) => slug)).toEqual(['season-2026-09-29', 'season-2026-03-01']);
    expect(tags.map((tag) => [tag.slug, tag.total_count])).toEqual([
      ['blazer', 2],
      ['velvet', 2],
    ]);
  });
});
