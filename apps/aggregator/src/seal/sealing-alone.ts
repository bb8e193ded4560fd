import type { DataSource } from 'typeorm';

/** Any number all aggregators share; only the process that holds it writes rollups. */
const LOCK = 7_016_023;

/**
 * Runs `work` unless another process is at it just now.
 * @param lock of what is done by one process at a time; the rollups' when it is left out
 * @returns its result, or undefined when it did not run
 */
export function aloneOrNot<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  lock = LOCK,
): Promise<T | undefined> {
  return locked(dataSource, lock, 'SELECT pg_try_advisory_lock($1) AS held', work);
}

/** Runs `work` when no other process is at the rollups any more. */
export async function aloneWhenFree(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  await locked(dataSource, LOCK, 'SELECT true AS held FROM pg_advisory_lock($1)', work);
}

async function locked<T>(
  dataSource: DataSource,
  lock: number,
  take: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  // The lock is its connection's.
  const connection = dataSource.createQueryRunner();
  try {
    const [taken] = await connection.manager.query<{ held: boolean }[]>(take, [lock]);
    if (!taken?.held) return undefined;
    try {
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    await connection.release();
  }
}
