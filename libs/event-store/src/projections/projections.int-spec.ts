import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { PostgresEventStore } from '../postgres/postgres-store.js';
import { CONTRACT_CATEGORIES, metadata, uniqueStream } from '../testing-domain.js';
import { openTestStore } from '../testing-store.js';
import { erasePerson } from './erase-person.js';
import { type Projection, readSchema } from './projection.js';
import { projectionProgress } from './projection-progress.js';
import { ProjectionRunner } from './projection-runner.js';
import { rebuildProjection } from './rebuild-projection.js';
import { counterTotals } from './testing-projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let opened: Awaited<ReturnType<typeof openTestStore>>;
const runners: ProjectionRunner[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  opened = await openTestStore(postgres.url, async () => []);
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await opened?.pool.end();
  await postgres?.stop();
});

async function run(projection: Projection): Promise<ProjectionRunner> {
  const runner = new ProjectionRunner(opened.store, { projections: [projection], batch: 7, pollMs: 20 });
  runners.push(runner);
  await runner.start();
  return runner;
}

function append(
  stream: string,
  commandId: string,
  expectedVersion: number,
  note: string | null = null,
  subject = 'p',
  store = opened.store,
) {
  const events = [{ type: 'Added', data: { by: 1, note, subject } }];
  return store.append({ stream, expectedVersion, commandId, events, metadata, answer: null });
}

async function documents(projection: Projection): Promise<Record<string, unknown>> {
  const { rows } = await opened.pool.query(`SELECT key, doc FROM ${readSchema(projection)}.document`);
  return Object.fromEntries(rows.map((row) => [row.key, row.doc]));
}

/** What a projection must show: a recount of the events. */
async function recount(): Promise<Record<string, unknown>> {
  const { events } = await opened.store.readAll({ from: 0, limit: 1_000_000, categories: ['counter'] });
  const docs: Record<string, { total: number; notes: unknown[] }> = {};
  for (const { stream, data } of events) {
    const { by, note, subject } = data as { by: number; note: string | null; subject: string };
    const doc = docs[stream] ?? { total: 0, notes: [] };
    docs[stream] = doc;
    doc.total += by;
    if (note !== null) doc.notes.push({ subject, note });
  }
  return docs;
}

describe('projections', () => {
  it('show what was committed before the question, whoever wrote it', async () => {
    const runner = await run({ ...counterTotals, name: 'current' });
    const stream = uniqueStream();
    for (let version = 0; version < 20; version += 1) {
      await append(stream, `c${version}`, version);
      await runner.whenCurrent({ ...counterTotals, name: 'current' });
      const shown = (await documents({ ...counterTotals, name: 'current' }))[stream];
      expect(shown).toEqual({ total: version + 1, notes: [] });
    }
  });

  it('lose nothing to slow commits and apply nothing twice, with two processes at work', async () => {
    const projection = { ...counterTotals, name: 'slow-commits' };
    const both = [await run(projection), await run(projection)];
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const stream = uniqueStream();
        let version = 0;
        for (let turn = 0; turn < 10; turn += 1) {
          const client = await opened.pool.connect();
          await client.query('BEGIN');
          await client.query('SELECT txid_current(), pg_sleep($1)', [((writer + turn) % 4) / 200]);
          const events = [{ type: 'Added', data: { by: 1, note: null, subject: 'p' } }];
          const request = {
            stream,
            expectedVersion: version,
            commandId: `t${turn}`,
            events,
            metadata,
            answer: null,
          };
          await opened.store.appendIn(client, [request]);
          await new Promise((resolve) => setTimeout(resolve, (writer + turn) % 5));
          const commit = turn % 5 !== 4;
          await client.query(commit ? 'COMMIT' : 'ROLLBACK');
          client.release();
          if (commit) version += 1;
        }
      }),
    );
    await Promise.all(both.map((runner) => runner.whenCurrent(projection, 10_000)));
    expect(await documents(projection)).toEqual(await recount());
  });

  it('are rebuilt while writes go on, never look older or empty, and end up equal to a recount', async () => {
    const projection = { ...counterTotals, name: 'rebuilt' };
    const runner = await run(projection);
    const stream = uniqueStream();
    await append(stream, 'c0', 0);
    await runner.whenCurrent(projection);
    let done = false;
    const writing = (async () => {
      for (let version = 1; !done; version += 1) await append(stream, `c${version}`, version);
    })();
    const reading = (async () => {
      let last = 0;
      for (let reads = 0; !done || reads < 5; reads += 1) {
        const doc = (await documents(projection))[stream] as { total: number };
        expect(doc.total).toBeGreaterThanOrEqual(last);
        last = doc.total;
      }
    })();
    for (let turn = 0; turn < 3; turn += 1) await rebuildProjection(opened.store, projection, { batch: 5 });
    done = true;
    await Promise.all([writing, reading]);
    await runner.whenCurrent(projection, 10_000);
    expect(await documents(projection)).toEqual(await recount());
    const { rows } = await opened.pool.query(
      `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'read\\_rebuilt%'`,
    );
    expect(rows).toEqual([{ nspname: 'read_rebuilt_v1' }]);
  });

  it('take up an interrupted rebuild, also when two processes rebuild at once', async () => {
    const projection = { ...counterTotals, name: 'interrupted' };
    const runner = await run(projection);
    await append(uniqueStream(), 'c0', 0);
    const stopped = rebuildProjection(opened.store, projection, {
      batch: 1,
      onProgress: () => {
        throw new Error('killed');
      },
    });
    await expect(stopped).rejects.toThrow('killed');
    const building = (await projectionProgress(opened.pool)).filter((one) => one.name === 'interrupted');
    expect(building.map((one) => one.status).sort()).toEqual(['building', 'live']);
    await Promise.all([1, 2].map(() => rebuildProjection(opened.store, projection, { batch: 3 })));
    await runner.whenCurrent(projection);
    expect(await documents(projection)).toEqual(await recount());
  });

  it('are built anew beside the old version when the version is raised', async () => {
    const [one, two] = [
      { ...counterTotals, name: 'versioned' },
      { ...counterTotals, name: 'versioned', version: 2 },
    ];
    await run(one);
    await append(uniqueStream(), 'c0', 0);
    const runner = await run(two);
    await runner.whenCurrent(two);
    expect(await documents(two)).toEqual(await recount());
    expect(Object.keys(await documents(one)).length).toBeGreaterThan(0);
  });

  it('stand still at an event they cannot apply, say so, and go on once they can', async () => {
    let broken = true;
    const projection: Projection = {
      ...counterTotals,
      name: 'broken',
      apply: async (client, events) => {
        await counterTotals.apply(client, events);
        if (broken) throw new Error('cannot apply this');
      },
    };
    await append(uniqueStream(), 'c0', 0);
    const errors: unknown[] = [];
    const options = {
      projections: [projection],
      pollMs: 10,
      onError: (_: unknown, error: unknown) => errors.push(error),
    };
    const runner = new ProjectionRunner(opened.store, options);
    runners.push(runner);
    await expect(runner.start()).rejects.toThrow('cannot apply this');
    expect(await documents(projection)).toEqual({});
    broken = false;
    await runner.start();
    broken = true;
    await append(uniqueStream(), 'c0', 0);
    while (errors.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    const progress = (await projectionProgress(opened.pool)).find((one) => one.name === 'broken');
    expect(progress).toMatchObject({ lag: 1, lastError: 'Error: cannot apply this' });
    // Pages of its read model are answered with what there is, at once.
    const asked = performance.now();
    await runner.whenCurrent(projection, 60_000);
    expect(performance.now() - asked).toBeLessThan(30_000);
    broken = false;
    await runner.catchUp();
    expect(await documents(projection)).toEqual(await recount());
  });

  it('rest while nothing is appended, and see what another process appends', async () => {
    const projections = Array.from({ length: 8 }, (_, n) => ({ ...counterTotals, name: `resting-${n}` }));
    // They would ask, too.
    await Promise.all(runners.map((one) => one.stop()));
    const runner = new ProjectionRunner(opened.store, { projections, pollMs: 100 });
    await runner.start();
    await sleep(300);
    let uses = 0;
    opened.pool.on('acquire', () => (uses += 1));
    await sleep(500);
    expect(uses).toBeLessThan(8);
    // What wakes the runner of one process does not wake that of another.
    const { pool, keys } = opened;
    const other = new PostgresEventStore(pool, {
      categories: CONTRACT_CATEGORIES,
      keys,
      appendToLog: async () => [],
    });
    const stream = uniqueStream();
    await append(stream, 'c0', 0, null, 'p', other);
    const shown = async () => (await Promise.all(projections.map(documents))).every((docs) => docs[stream]);
    const deadline = performance.now() + 30_000;
    while (!(await shown()) && performance.now() < deadline) await sleep(10);
    expect(await shown()).toBe(true);
    await runner.stop();
  });

  it('keep nobody waiting for events of others, and are moved past them', async () => {
    const projection = { ...counterTotals, name: 'passing' };
    const runner = new ProjectionRunner(opened.store, { projections: [projection] });
    await runner.catchUp();
    const lag = async () =>
      (await projectionProgress(opened.pool)).find(({ name }) => name === 'passing')?.lag ?? Number.NaN;
    expect(await lag()).toBe(0);
    const stream = uniqueStream('other');
    const happen = (commandId: string, expectedVersion: number) => {
      const events = Array.from({ length: 3 }, () => ({ type: 'Happened', data: {} }));
      return opened.store.append({ stream, expectedVersion, commandId, events, metadata, answer: null });
    };
    const isPassed = async () => {
      for (const deadline = performance.now() + 30_000; performance.now() < deadline; await sleep(50))
        if ((await lag()) === 0) return true;
      return false;
    };
    await happen('c0', 0);
    // Nothing has moved it yet: it does nothing by itself before it begins.
    const asked = performance.now();
    await runner.whenCurrent(projection, 60_000);
    expect(performance.now() - asked).toBeLessThan(30_000);
    expect(await lag()).toBe(3);
    runner.begin();
    expect(await isPassed()).toBe(true);
    // At rest by now.
    await happen('c1', 3);
    expect(await isPassed()).toBe(true);
    await runner.stop();
  });

  it('leave no plain text of an erased person, live, being built or rebuilt afterwards', async () => {
    const projection = { ...counterTotals, name: 'erased' };
    const runner = await run(projection);
    const [ada, bob] = [uniqueStream('ada'), uniqueStream('bob')];
    const stream = uniqueStream();
    const [secret, kept] = ['Mauve-Organza-77', 'Grey-Flannel-11'];
    await append(stream, 'c0', 0, secret, ada);
    await append(stream, 'c1', 1, kept, bob);
    await runner.whenCurrent(projection);
    await expect(
      rebuildProjection(opened.store, projection, {
        onProgress: () => {
          throw new Error('left half built');
        },
      }),
    ).rejects.toThrow();
    const dump = async () => {
      const { rows: tables } = await opened.pool.query<{ name: string }>(
        `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
         WHERE table_schema LIKE 'read\\_%' OR table_schema = 'event_store'`,
      );
      const all = await Promise.all(
        tables.map(({ name }) => opened.pool.query(`SELECT t::text FROM ${name} t`)),
      );
      return JSON.stringify(all.map((result) => result.rows));
    };
    expect(await dump()).toContain(secret);
    const all = ['current', 'slow-commits', 'rebuilt', 'interrupted', 'versioned', 'broken', 'erased'];
    const projections = all.map((name) => ({ ...counterTotals, name }));
    await Promise.all(runners.map((one) => one.catchUp()));
    await erasePerson(opened.store, projections, ada);
    expect(await dump()).not.toContain(secret);
    await rebuildProjection(opened.store, projection);
    expect(await dump()).not.toContain(secret);
    expect((await documents(projection))[stream]).toEqual({
      total: 2,
      notes: [{ subject: bob, note: kept }],
    });
  });
});
