import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LookFacts } from '@toile/contracts';
import { handleCommand, type PostgresEventStore, rebuildProjection } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import { plainToInstance } from 'class-transformer';
import fc from 'fast-check';
import pg from 'pg';
import { migrateApi } from '../../../migrate-api.js';
import { type CollectionCommand, collectionDecider } from '../../catalogue/domain/collection.decider.js';
import { collectionStream } from '../../catalogue/domain/collection.events.js';
import { catalogueReadModel } from '../../catalogue/read-models/catalogue.projection.js';
import { LOOKS } from '../../catalogue/read-models/tables.js';
import { bySystem, openCatalogueStore, showCatalogue } from '../../catalogue-import/load-catalogue.js';
import { LookSearchDto } from '../dto/listing-query.dto.js';
import { searchOn } from '../testing-search.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
let store: PostgresEventStore;
let on: ReturnType<typeof searchOn>;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  await migrateApi(postgres.url);
  store = openCatalogueStore(pool);
  await showCatalogue(store);
  on = searchOn(pool);
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

const BRANDS = ['orvanne', 'brera'];
const [CITIES, TAGS, WORDS] = [
  ['paris', 'milan'],
  ['silk', 'wool', 'denim'],
  ['red', 'Écru', 'grey'],
];
const name = (slug: string) => ({ slug, name: `The ${slug}` });
const collection = fc.record({
  designer: fc.constantFrom(...BRANDS),
  season: fc.constantFrom('fw26', 'ss27'),
});

/** What may happen to a collection, in any order. */
const change = fc.oneof(
  fc.record({
    type: fc.constant('put' as const),
    of: collection,
    city: fc.constantFrom(...CITIES),
    looks: fc.uniqueArray(
      fc.record({
        position: fc.integer({ min: 1, max: 6 }),
        tags: fc.subarray(TAGS),
        word: fc.constantFrom(...WORDS),
        model: fc.constantFrom('anouk', 'bao'),
      }),
      { minLength: 1, maxLength: 4, selector: (look) => look.position },
    ),
  }),
  fc.record({ type: fc.constant('withdraw' as const), of: collection }),
  fc.record({ type: fc.constant('retag' as const), of: collection, tag: fc.constantFrom(...TAGS) }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

async function apply(happening: Change): Promise<void> {
  const slug = `${happening.of.designer}-${happening.of.season}`;
  await handleCommand(store, collectionDecider, {
    stream: collectionStream(slug),
    ...bySystem(),
    command: commandOf(slug, happening),
  }).catch((error: { code?: string }) => {
    // Histories are random: withdrawing what is not there is refused.
    if (error.code !== 'collection/unknown') throw error;
  });
}

function commandOf(slug: string, happening: Change): CollectionCommand {
  if (happening.type === 'withdraw') return { type: 'Withdraw', collection: slug };
  if (happening.type === 'retag')
    return {
      type: 'Retag',
      collection: slug,
      retag: 'r',
      looks: null,
      add: [name(happening.tag)],
      remove: [],
    };
  const { of, city } = happening;
  return {
    type: 'Catalogue',
    at: '2026-01-01T00:00:00.000Z',
    publish: true,
    facts: {
      collection: slug,
      designer: name(of.designer),
      season: name(of.season),
      type: name('woman'),
      city: name(city),
      show_date: of.season === 'fw26' ? '2026-03-01T10:00:00.000Z' : '2026-09-29T10:00:00.000Z',
      title: '',
      venue: '',
      description: '',
      live: false,
      stream_url: null,
    },
    looks: happening.looks.map(
      ({ position, tags, word, model }): LookFacts => ({
        slug: `${slug}-${position}`,
        position,
        tags: tags.map(name),
        models: [name(model)],
        image_filename: 'x.jpg',
        width: 2,
        height: 3,
        thumbhash: null,
        colours: [],
        description: `A ${word} coat`,
      }),
    ),
  };
}

const queries = fc.record(
  {
    season: fc.constantFrom('fw26', 'ss27'),
    city: fc.constantFrom(...CITIES),
    designer: fc.constantFrom(...BRANDS),
    model: fc.constantFrom('anouk', 'bao'),
    tags: fc.subarray(TAGS, { minLength: 1 }).map((tags) => tags.join(',')),
    search: fc.constantFrom('red', 'ecru the', 'ano', 'anou', 'ILAN coat', 'the', 'nowhere'),
  },
  { requiredKeys: [] },
);

/** The same search as plain SQL over the same table. Words of up to three letters are no parts of others. */
async function bySql({ season, city, designer, model, tags = [], search }: LookSearchDto): Promise<string[]> {
  const words = search?.split(' ').map((word) => (word.length > 3 ? word : `\\m${word}\\M`)) ?? [];
  const { rows } = await pool.query<{ slug: string }>(
    `SELECT slug FROM ${LOOKS}
     WHERE season_slug = coalesce($1, season_slug) AND city_slug = coalesce($2, city_slug)
       AND designer_slug = coalesce($3, designer_slug) AND ($4::text IS NULL OR $4 = ANY(model_slugs)) AND tag_slugs @> $5
       AND catalogue_plain(concat_ws(' ', designer_name, type_name, city_name, season_name, description,
         tag_slugs::text, model_slugs::text)) ~* ALL ($6::text[])
     ORDER BY show_date DESC, collection, position, slug COLLATE "C"`,
    [season, city, designer, model, tags, words],
  );
  return rows.map(({ slug }) => slug);
}

async function compare(input: Record<string, string>): Promise<void> {
  const search = plainToInstance(LookSearchDto, input);
  const slugs = await bySql(search);
  const page = await on.listings.looks(search);
  expect({ input, total: page.total_count, slugs: page.results.map((look) => look.slug) }).toEqual({
    input,
    total: slugs.length,
    slugs: slugs.slice(0, 24),
  });
  const { tags } = await on.facets.of('look', search);
  for (const tag of TAGS) {
    const narrowed = await bySql({ ...search, tags: [...new Set([...(search.tags ?? []), tag])] });
    expect(tags.find(({ slug }) => slug === tag)?.total_count ?? 0).toBe(narrowed.length);
  }
}

it('finds and counts what SQL finds, after any history, and shows what was committed before it was asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), queries, async (history, input) => {
      for (const happening of history) {
        await apply(happening);
        await showCatalogue(store);
        await compare(input);
      }
    }),
    { numRuns: 12 },
  );
});

it('takes over when the read model is built anew', async () => {
  await apply({
    type: 'put',
    of: { designer: 'orvanne', season: 'ss27' },
    city: 'paris',
    looks: [{ position: 1, tags: ['silk'], word: 'red', model: 'bao' }],
  });
  await showCatalogue(store);
  const before = (await on.synchroniser.current()).version;
  await rebuildProjection(store, catalogueReadModel);
  for (
    const end = Date.now() + 30_000;
    (await on.synchroniser.current()).version === before && Date.now() < end;
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await on.synchroniser.current()).version).not.toBe(before);
  await compare({ tags: 'silk' });
});
