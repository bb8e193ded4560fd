import type { Logger } from '@toile/platform';
import type { PoolClient } from 'pg';
import type { Queryable } from './jobs.js';

/** Any number that all processes of the api share; beside it stands a hash of the pool's id. */
const PRESENT = 7_016_052;
/** A pool takes jobs a moment before it is present, and is not while its listening connection is made anew. */
const GRACE = "interval '10 seconds'";

/**
 * A pool of workers is present as long as its listening connection is: the lock goes with the connection, whatever the
 * process dies of.
 */
export async function markPresent(listening: PoolClient, poolId: string): Promise<void> {
  await listening.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [PRESENT, poolId]);
}

/**
 * Gives the jobs of processes that died to the others; graphile-worker alone would wait for four hours ("is sent by the
 * next process when the one that answered is killed").
 */
export async function freeLostJobs(db: Queryable, logger: Logger): Promise<void> {
  const { rows } = (await db.query(
    `WITH lost AS (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
       WHERE locked_at < now() - ${GRACE} AND NOT EXISTS (
         SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = $1::int::oid
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid))
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM lost HAVING count(*) > 0`,
    [PRESENT],
  )) as { rows: unknown[] };
  if (rows.length > 0) logger.warn('jobs of a process that died are done by another one');
}
