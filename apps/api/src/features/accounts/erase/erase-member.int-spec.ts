import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  erasePerson,
  type Projection,
  projectionProgress,
  readSchema,
  rebuildProjection,
} from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import { EVENT_SOURCED_FEATURES, openApiEventStore } from '../../../event-sourced-features.js';
import { startTestApi, type TestApi } from '../../../testing/testing-api.js';
import { MEMBERS_TABLE } from '../members/members.projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

/** Resolves when every read model has looked at every event. */
async function caughtUp(): Promise<void> {
  const deadline = Date.now() + 30_000;
  while ((await projectionProgress(api.pool)).some((build) => build.lag > 0)) {
    if (Date.now() > deadline) throw new Error('a read model stays behind');
    await sleep(20);
  }
}

/** Every row of every table as text: what a dump of the database would hold. */
async function dump(): Promise<string> {
  const { rows: tables } = await api.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(tables.map(({ name }) => api.pool.query(`SELECT t::text FROM ${name} t`)));
  const text = JSON.stringify(rows.map((result) => result.rows));
  const { rows: values } = await api.pool.query("SELECT convert_from(value, 'UTF8') AS text FROM log");
  return text + JSON.stringify(values);
}

/** Every row of every read model, in an order of its own; not `look_clock`, which is another one for each build. */
async function readModels(projections: readonly Projection[]): Promise<unknown[]> {
  const { rows: tables } = await api.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema = ANY($1) AND table_name <> 'look_clock' ORDER BY 1`,
    [projections.map(readSchema)],
  );
  const rows = await Promise.all(
    tables.map(({ name }) => api.pool.query(`SELECT t::text FROM ${name} t ORDER BY 1`)),
  );
  return rows.map((result) => result.rows);
}

describe('a member whose key is destroyed', () => {
  it('leaves none of their words in any table, also after every read model was built anew', async () => {
    const [ada, bob] = [await api.person('free'), await api.person('subscriber')];
    const words = ['Mauve-Organza-31', 'Ochre-Taffeta-32', 'Slate-Gabardine-33'];
    const [name, comment, opinion] = words;
    const { slug, token } = (await ada.send('POST', '/moodboards/create', { name })).body;
    await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-1`, {});
    await ada.send('PUT', `/moodboards/${slug}/comment/look-1`, { comment });
    const rating = { collection: 'atelier-one-fw26', rating: 5, comment: opinion };
    await ada.send('POST', '/api/collection/rating', rating);
    const kept = (await bob.send('POST', '/moodboards/create', { name: 'Grey-Flannel-34' })).body.slug;
    expect((await ada.get(`/moodboards/${slug}/more`)).body.results).toHaveLength(1);
    expect((await ada.get('/api/collection/atelier-one-fw26/rating/overview')).body.mine).toBeTruthy();
    const before = await dump();
    for (const word of words) expect(before).toContain(word);

    const { rows } = await api.pool.query(`SELECT subject FROM ${MEMBERS_TABLE} WHERE slug = 'free-demo'`);
    const store = openApiEventStore(api.pool, api.secret);
    const projections = EVENT_SOURCED_FEATURES.flatMap((feature) => feature.projections);
    await erasePerson(store, projections, rows[0].subject);
    for (const word of words) expect(await dump()).not.toContain(word);
    await caughtUp();
    const purged = await readModels(projections);
    for (const projection of projections) await rebuildProjection(store, projection);
    await caughtUp();
    expect(await readModels(projections)).toEqual(purged);
    for (const word of words) expect(await dump()).not.toContain(word);

    // What they rated still counts, as nobody's; what others made is whole.
    expect((await bob.get('/api/collection/atelier-one-fw26/rating/overview')).body).toMatchObject({
      count: 1,
    });
    expect((await bob.get(`/moodboards/${kept}/more`)).body.moodboard).toMatchObject({
      name: 'Grey-Flannel-34',
    });
    expect((await bob.get(`/moodboards/public/${token}/more`)).status).toBe(404);
    const late = await ada.send('POST', '/moodboards/create', { name });
    // Their session is remembered for a second; whichever comes first refuses them.
    expect(['/problems/person/expired', '/problems/session/unauthenticated']).toContain(late.body.type);
  });
});
