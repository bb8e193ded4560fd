import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { backupPostgres } from './backup-postgres.js';
import { startPostgres } from './postgres.js';

it('copies a server that is written to: what was committed before is there, and transactions are whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toile-backup-'));
  const postgres = await startPostgres(join(folder, 'live'));
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  try {
    await pool.query('CREATE TABLE side (id bigint, n int); CREATE TABLE other (id bigint, n int)');
    let [written, writing] = [0, true];
    const writer = async () => {
      while (writing) {
        const id = ++written;
        // Both or neither: a torn copy would show one alone.
        await pool.query(
          `WITH a AS (INSERT INTO side SELECT $1, n FROM generate_series(1, 50) n)
           INSERT INTO other SELECT $1, n FROM generate_series(1, 50) n`,
          [id],
        );
      }
    };
    const writers = Promise.all([writer(), writer()]);
    const committed = async (from: pg.Pool) =>
      (await from.query<{ n: number }>('SELECT count(DISTINCT id)::int AS n FROM side')).rows[0]?.n ?? 0;
    while ((await committed(pool)) < 50) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = await committed(pool);
    const bytes = await backupPostgres(pool, join(folder, 'live', 'data'), join(folder, 'copy', 'data'));
    expect(bytes).toBeGreaterThan(1_000_000);
    writing = false;
    await writers;
    await copyFile(join(folder, 'live', 'password'), join(folder, 'copy', 'password'));
    const copy = await startPostgres(join(folder, 'copy'));
    const restored = new pg.Pool({ connectionString: copy.url });
    restored.on('error', () => undefined);
    expect(await committed(restored)).toBeGreaterThanOrEqual(before);
    const { rows } = await restored.query(
      `SELECT (SELECT count(*) FROM side) = (SELECT count(*) FROM other) AS whole,
         (SELECT count(*) FROM (SELECT id FROM side GROUP BY id HAVING count(*) <> 50) torn)::int AS torn`,
    );
    expect(rows).toEqual([{ whole: true, torn: 0 }]);
    await restored.end();
    await copy.stop();
    const slots = await pool.query('SELECT * FROM pg_replication_slots');
    expect(slots.rows).toEqual([]);
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
