import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@toile/embedded';
import pg from 'pg';
import { sharedPostgresUrl } from './environment.js';

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * A database of the test's own: on the server of the whole run where there is one, and then migrated already, unless it must be
 * `empty`; else on a server that is started for it, and empty.
 */
export async function testPostgres({ empty = false } = {}): Promise<TestPostgres> {
  const shared = sharedPostgresUrl();
  return shared ? copyOf(shared, empty ? 'template0' : 'toile') : serverOfItsOwn();
}

async function copyOf(server: string, template: string): Promise<TestPostgres> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new URL(server);
  administration.pathname = '/postgres';
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Its files are copied: block by block through the journal takes five times as long.
  await run(administration.href, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: url.href,
    stop: async () => {
      await othersGone(url.href);
      // Who is still there keeps it until the server is removed.
      await run(administration.href, `DROP DATABASE ${name}`).catch(() => undefined);
    },
  };
}

async function serverOfItsOwn(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-postgres-'));
  const postgres = await startPostgres(folder);
  return {
    url: postgres.url,
    stop: async () => {
      await othersGone(postgres.url);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A pool has ended before its connections are closed; on a busy machine the server would still have one to end, which fails the
 * test's process. Whoever stays connected for longer did not close.
 */
async function othersGone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (let tries = 0; tries < 100; tries += 1) {
      const { rows } = await client.query<{ others: number }>(
        `SELECT count(*)::int AS others FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND datname = current_database() AND pid <> pg_backend_pid()`,
      );
      if (rows[0]?.others === 0) return;
      await sleep(20);
    }
  } catch {
    // It has stopped already.
  } finally {
    await client.end().catch(() => undefined);
  }
}
