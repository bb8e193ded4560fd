import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startPostgres } from '@toile/embedded';
import pg from 'pg';

/** A PostgreSQL of the test's own in a temporary folder; `stop` removes the folder too. */
export async function testPostgres(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-postgres-'));
  const postgres = await startPostgres(folder);
  return {
    ...postgres,
    stop: async () => {
      await othersGone(postgres.url);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
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
