import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PostgresEventStore } from '@toile/event-store';
import { createLogger } from '@toile/platform';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { openApiDataSource } from '../../../data-source.js';
import { JobRunner } from '../../../kernel/jobs/job-runner.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { migrateApi } from '../../../migrate-api.js';
import {
  bySystem,
  loadCatalogue,
  openCatalogueStore,
  showCatalogue,
} from '../../catalogue-import/load-catalogue.js';
import { HeldLooks } from '../held-looks.js';
import { LookEntity } from '../read-models/picture.entity.js';
import { RetagEntity } from '../read-models/retag.entity.js';
import { LOOKS } from '../read-models/tables.js';
import { RetagCollectionsHandler } from './retag-collections.handler.js';
import { RetagLooks, RetagLooksHandler } from './retag-looks.js';
import { Retags } from './retags.js';
import { UndoRetag, UndoRetagHandler } from './undo-retag.js';

const [COLLECTIONS, LOOKS_EACH] = [250, 40];
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
let dataSource: DataSource;
let store: PostgresEventStore;
let retags: Retags;
const name = (slug: string) => ({ slug, name: slug });

beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  await migrateApi(postgres.url);
  dataSource = await openApiDataSource({ url: postgres.url });
  store = openCatalogueStore(pool);
  retags = new Retags(dataSource, new Jobs(pool));
  await loadCatalogue(
    store,
    Array.from({ length: COLLECTIONS }, (_, n) => ({
      status: 'published' as const,
      facts: {
        collection: `show-${n}`,
        designer: name('brand'),
        season: name('fw26'),
        type: name('woman'),
        city: name('paris'),
        show_date: '2026-03-01T10:00:00.000Z',
        title: '',
        venue: '',
        description: '',
        live: false,
        stream_url: null,
      },
      looks: Array.from({ length: LOOKS_EACH }, (_, look) => ({
        slug: `show-${n}-look-${look + 1}`,
        position: look + 1,
        tags: [name(look % 2 ? 'silk' : 'wool')],
        models: [],
        image_filename: 'x.jpg',
        width: 2,
        height: 3,
        thumbhash: null,
        colours: [],
        description: '',
      })),
    })),
  );
  await showCatalogue(store);
});
afterAll(async () => {
  await dataSource?.destroy();
  await pool?.end();
  await postgres?.stop();
});

/** An api's part in it: it may go away and come back. */
const process = () => {
  const instance = new RetagCollectionsHandler(dataSource.getRepository(RetagEntity), store, new HeldLooks());
  const found = { getProviders: () => [{ metatype: RetagCollectionsHandler, instance }] };
  return new JobRunner(pool, createLogger('retags', 'silent'), found as never, new Jobs(pool));
};
const caller = () => ({ subject: 'editor', ...bySystem() });
async function until(id: string, status: string): Promise<void> {
  for (let tries = 0; (await retags.progress(id)).status !== status; tries += 1) {
    if (tries > 1_000) throw new Error(`still ${JSON.stringify(await retags.progress(id))}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function tagged(tag: string): Promise<number> {
  await showCatalogue(store);
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM ${LOOKS} WHERE tag_slugs @> ARRAY[$1]`, [
    tag,
  ]);
  return rows[0].n;
}

it('retags 10,000 looks in one command, goes on after the process went away, and takes it back', async () => {
  const { rows } = await pool.query<{ slug: string }>(`SELECT slug FROM ${LOOKS}`);
  const looks = rows.map(({ slug }) => slug);
  expect(looks).toHaveLength(10_000);
  const first = process();
  first.onApplicationBootstrap();
  const command = new RetagLooks(caller(), { looks, add: [name('mohair')], remove: ['wool'] });
  const handler = new RetagLooksHandler(dataSource.getRepository(LookEntity), retags);
  const begun = await handler.execute(command);
  expect(begun).toMatchObject({ status: 'running', total: COLLECTIONS, undone: false });
  const early = new UndoRetagHandler(retags).execute(new UndoRetag(caller(), begun.id));
  await expect(early).rejects.toMatchObject({ code: 'retag/conflict' });
  // The process goes away in the middle …
  while ((await retags.progress(begun.id)).done === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await first.onModuleDestroy();
  const half = await retags.progress(begun.id);
  expect(half.status).toBe('running');
  expect(half.done).toBeLessThan(COLLECTIONS);
  // … and another one goes on.
  const second = process();
  second.onApplicationBootstrap();
  await until(begun.id, 'done');
  expect(await retags.progress(begun.id)).toMatchObject({ done: COLLECTIONS, changed: 10_000 });
  expect([await tagged('mohair'), await tagged('wool'), await tagged('silk')]).toEqual([10_000, 0, 5_000]);
  // The same command again does nothing.
  expect(await handler.execute(command)).toMatchObject({ status: 'done' });

  await new UndoRetagHandler(retags).execute(new UndoRetag(caller(), begun.id));
  await until(begun.id, 'done');
  expect(await retags.progress(begun.id)).toMatchObject({ undone: true, changed: 10_000 });
  expect([await tagged('mohair'), await tagged('wool'), await tagged('silk')]).toEqual([0, 5_000, 5_000]);
  const { rows: events } = await pool.query(
    `SELECT count(*)::int AS n FROM event_store.event WHERE type = 'LooksRetagged'`,
  );
  expect(events[0].n).toBe(COLLECTIONS);
  await second.onModuleDestroy();
  expect(await retags.list(1)).toMatchObject({
    total_count: 1,
    results: [{ id: begun.id, added: ['mohair'], removed: ['wool'], undone: true, changed: 10_000 }],
  });
});
