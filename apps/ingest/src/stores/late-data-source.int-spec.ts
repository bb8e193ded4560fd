import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { countsIn } from './keep-counts.js';
import { LateDataSource } from './late-data-source.js';
import { sessionsIn } from './read-sessions.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let server: pg.Pool;
let late: LateDataSource;
const name = `late_${randomUUID().replaceAll('-', '')}`;
beforeAll(async () => {
  postgres = await testPostgres({ empty: true });
  server = new pg.Pool({ connectionString: postgres.url });
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  late = new LateDataSource({ url: url.href, max: 2 });
});
afterAll(async () => {
  await late?.close();
  await server?.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await server?.end();
  await postgres?.stop();
});

const instance = randomUUID();
const minute = new Date('2026-03-01T10:00:00Z');

it('fails while its database is away, and reads and keeps once it is there', async () => {
  const [read, keep] = [sessionsIn(late.connected), countsIn(late.connected)];
  await expect(read(['one'])).rejects.toThrow();
  await expect(keep(instance, [{ minute, outcome: 'stored', events: 1 }])).rejects.toThrow();
  await server.query(`CREATE DATABASE ${name}`);
  // What the api makes of its sessions, and for its operators.
  const dataSource = await late.connected();
  await dataSource.query(`CREATE VIEW session_facts AS
    SELECT sha256('two') AS token_hash, 'somebody' AS subject, 'pro' AS plan, true AS is_staff`);
  await dataSource.query(`CREATE TABLE intake_minute (instance uuid, minute timestamptz, outcome text, events bigint,
    PRIMARY KEY (minute, instance, outcome))`);
  expect(await read(['one', 'two'])).toEqual(
    new Map([['two', { subject: 'somebody', plan: 'pro', isStaff: true }]]),
  );
  for (const events of [3, 5, 4])
    await keep(instance, [
      { minute, outcome: 'stored', events },
      { minute, outcome: 'spooled', events: 1 },
    ]);
  const kept = await dataSource.query('SELECT outcome, events FROM intake_minute ORDER BY outcome');
  expect(kept).toEqual([
    { outcome: 'spooled', events: '1' },
    { outcome: 'stored', events: '5' },
  ]);
});

it('keeps a day at once', async () => {
  const counts = Array.from({ length: 25_000 }, (_, n) => ({
    minute: new Date(minute.getTime() + n * 60_000),
    outcome: 'duplicate' as const,
    events: n,
  }));
  await countsIn(late.connected)(instance, counts);
  const dataSource = await late.connected();
  expect(
    await dataSource.query("SELECT count(*)::int AS n FROM intake_minute WHERE outcome = 'duplicate'"),
  ).toEqual([{ n: 25_000 }]);
});
