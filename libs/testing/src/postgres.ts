import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@toile/embedded';

/** A PostgreSQL of the test's own in a temporary folder; `stop` removes the folder too. */
export async function testPostgres(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-postgres-'));
  const postgres = await startPostgres(folder);
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
