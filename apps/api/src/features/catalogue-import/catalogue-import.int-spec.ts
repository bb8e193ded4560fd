import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PostgresEventStore } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { migrateApi } from '../../migrate-api.js';
import { CONTENT, LOOKS } from '../catalogue/read-models/tables.js';
import { CatalogueImport } from './catalogue-import.js';
import { openCatalogueStore, showCatalogue } from './load-catalogue.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
let store: PostgresEventStore;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  await migrateApi(postgres.url);
  store = openCatalogueStore(pool);
  await showCatalogue(store);
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

const row = (position: number, changes: object = {}) => ({
  line: position,
  row: {
    designer: 'Élodie Vaux',
    season: 'Fall-Winter 2026',
    type: 'woman',
    city: 'paris',
    show_date: '2026-03-01T11:00:00+01:00',
    position: String(position),
    image: `vaux/${position}.jpg`,
    tags: 'Velvet|faux-fur',
    colours: '',
    ...changes,
  },
});
const run = async (rows: ReturnType<typeof row>[], dryRun = false) => {
  const done = await (
    await CatalogueImport.open(pool, store, { dryRun, pictureName: (image) => image })
  ).rows(rows);
  await showCatalogue(store);
  return done;
};

it('tells in a dry run what it would do, and does nothing', async () => {
  expect(await run([row(1), row(2)], true)).toEqual({ changed: 2, unchanged: 0, refused: [] });
  expect((await pool.query(`SELECT 1 FROM ${LOOKS}`)).rowCount).toBe(0);
});

it('takes what looks are made of, and tags them with it', async () => {
  const garments = [{ kind: 'trench-coat', colours: ['scarlet'], fabric: 'leather', details: ['bow'] }];
  const made = {
    collection: 'made-of',
    tags: 'Velvet|Nineties revival',
    garments,
    description_fr: 'Un trench.',
  };
  const done = await run([
    row(1, made),
    row(2, { ...made, garments: [{ kind: 'Trench', colours: ['mauve'] }] }),
  ]);
  expect(done).toMatchObject({
    changed: 1,
    refused: [{ line: 2, reason: expect.stringContaining('garments') }],
  });
  const { rows } = await pool.query(
    `SELECT garments, translations, tag_slugs, tags FROM ${LOOKS} WHERE collection = 'made-of'`,
  );
  expect(rows).toMatchObject([
    {
      garments: [
        { kind: 'trench-coat', colours: ['scarlet'], fabric: 'leather', pattern: null, details: ['bow'] },
      ],
      tag_slugs: ['velvet', 'nineties', 'trench-coat', 'leather', 'bow'],
      translations: { fr: { description: 'Un trench.' } },
    },
  ]);
  expect(await run([row(1, made)])).toMatchObject({ changed: 0, unchanged: 1 });
  await pool.query(`DELETE FROM ${LOOKS} WHERE collection = 'made-of'`);
});

it('brings rows in, and changes nothing the second time', async () => {
  expect(await run([row(1), row(2)])).toEqual({ changed: 2, unchanged: 0, refused: [] });
  const { rows } = await pool.query(
    `SELECT slug, designer_name, tags, show_date FROM ${LOOKS} ORDER BY slug`,
  );
  expect(rows[0]).toMatchObject({
    slug: 'elodie-vaux-woman-fall-winter-2026-look-1',
    designer_name: 'Élodie Vaux',
    tags: [
      { slug: 'velvet', name: 'Velvet' },
      { slug: 'faux-fur', name: 'Faux fur' },
    ],
    show_date: new Date('2026-03-01T10:00:00Z'),
  });
  expect(await run([row(1), row(2)])).toEqual({ changed: 0, unchanged: 2, refused: [] });
  expect(await run([row(1), row(2, { description: 'New' })])).toMatchObject({ changed: 1, unchanged: 1 });
  // What a file leaves out stays.
  expect(await run([row(2)])).toMatchObject({ changed: 0 });
});

it('counts rows of many collections', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(index + 1, { collection: `many-${index % 20}` }));
  expect(await run(rows)).toEqual({ changed: 60, unchanged: 0, refused: [] });
  expect(await run(rows)).toEqual({ changed: 0, unchanged: 60, refused: [] });
});

it('makes a city that a row says all of, and asks for the rest of one it does not know', async () => {
  const copenhagen = { city: 'København', city_country: 'Denmark', city_timezone: 'Europe/Copenhagen' };
  expect(await run([row(1, { ...copenhagen, collection: 'north' })], true)).toMatchObject({ changed: 1 });
  expect((await pool.query(`SELECT 1 FROM ${CONTENT} WHERE kind = 'city'`)).rowCount).toBe(0);
  const done = await run([
    row(1, { ...copenhagen, collection: 'north' }),
    row(2, { city: 'kobenhavn', collection: 'north-too' }),
    row(3, { city: 'Oslo', collection: 'far-north' }),
    row(4, { ...copenhagen, city: 'Oslo', city_timezone: 'Norway/Oslo', collection: 'far-north' }),
    row(5, { ...copenhagen, city: 'Bergen', type: 'nobody', collection: 'far-north' }),
    row(6, { city: 'Bergen', collection: 'far-north' }),
  ]);
  expect(done.changed).toBe(2);
  expect(done.refused).toEqual([
    { line: 3, reason: expect.stringMatching(/city: there is no "Oslo".*city_country and city_timezone/) },
    { line: 4, reason: expect.stringContaining('city_timezone: must be the name of a time zone') },
    { line: 5, reason: expect.stringContaining('type: there is no "nobody"') },
    { line: 6, reason: expect.stringContaining('city: there is no "Bergen"') },
  ]);
  const { rows } = await pool.query(`SELECT slug, doc FROM ${CONTENT} WHERE kind = 'city'`);
  expect(rows).toEqual([
    {
      slug: 'kobenhavn',
      doc: { name: 'København', country: 'Denmark', timezone: 'Europe/Copenhagen' },
    },
  ]);
});

it('refuses bad rows one by one and says why', async () => {
  const rows = [
    row(3),
    row(4, { city: 'atlantis' }),
    row(5, { image: '../../etc/passwd' }),
    row(6, { show_date: '2026-03-02T11:00:00Z' }),
    row(7, { position: 'seven' }),
    row(8, { surprise: true }),
    { line: 9, row: 'no object' as never },
    row(10, { collection: 'other', slug: 'elodie-vaux-woman-fall-winter-2026-look-1' }),
  ];
  const { changed, refused } = await run(rows);
  expect(changed).toBe(1);
  expect(refused.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(refused.map(({ reason }) => reason.split(':')[0])).toEqual([
    'city',
    'image',
    'collection "elodie-vaux-woman-fall-winter-2026" was described otherwise in line 3',
    'position',
    'surprise',
    'row',
    'slug',
  ]);
});
