import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrateApi } from '@toile/api';
import { freePort } from '@toile/embedded';
import { testPostgres } from '@toile/testing';
import pg from 'pg';

const LISTINGS = [
  '/look/search',
  '/collection/search',
  '/street/search',
  '/look/search?search=lace&facets=true',
];
const NOBODY = 'http://127.0.0.1:9';
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let folder: string;
let api: ChildProcess | undefined;
beforeAll(async () => {
  postgres = await testPostgres({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'toile-api-process-'));
});
afterAll(async () => {
  api?.kill('SIGKILL');
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the api as a process of its own serves without the warehouse, ends when it is told to and closes what it opened', async () => {
  const port = String(await freePort());
  api = spawn(process.execPath, ['apps/api/dist/main.js'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      POSTGRES_URL: postgres.url,
      CLICKHOUSE_URL: NOBODY,
      DATA_DIR: folder,
      API_PORT: port,
      API_INTERNAL_PORT: '0',
      API_SECRET: 'ab'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
    },
  });
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'application/json' } }).catch(
      () => undefined,
    );
  const seen = new Set<number>();
  const until = async (status: number) => {
    let answer: Response | undefined;
    for (let tries = 0; tries < 600 && answer?.status !== status && api?.exitCode === null; tries += 1) {
      await sleep(200);
      answer = await ask('/look/search');
      if (answer) seen.add(answer.status);
    }
    expect(answer?.status).toBe(status);
  };
  // On a database without a table, as the first start of an installation finds it.
  await until(503);
  for (const path of LISTINGS) {
    const answer = await ask(path);
    expect([path, answer?.status, answer?.headers.get('retry-after')]).toEqual([path, 503, '2']);
    expect(await answer?.json()).toMatchObject({ detail: expect.stringContaining('being set up') });
  }
  await migrateApi(postgres.url);
  // The read models are made meanwhile.
  await until(200);
  expect([...seen]).toEqual([503, 200]);
  for (const path of LISTINGS)
    expect(await (await ask(path))?.json()).toMatchObject({ results: [], total_count: 0 });
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND backend_type = 'client backend'`,
  );
  await client.end();
  expect(rows).toEqual([{ others: 0 }]);
});
