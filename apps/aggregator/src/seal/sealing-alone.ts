import type pg from 'pg';

/** Any number all aggregators share; only the process that holds it writes rollups. */
const LOCK = 7_016_023;

/** Runs `work` unless another process is at the rollups just now. @returns its result, or undefined when it did not run */
export function aloneOrNot<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | undefined> {
  return locked(pool, 'SELECT pg_try_advisory_lock($1) AS held', work);
}

/** Runs `work` when no other process is at the rollups any more. */
export async function aloneWhenFree(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  await locked(pool, 'SELECT true AS held FROM pg_advisory_lock($1)', work);
}

async function locked<T>(pool: pg.Pool, take: string, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(take, [LOCK]);
    if (!rows[0]?.held) return undefined;
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
