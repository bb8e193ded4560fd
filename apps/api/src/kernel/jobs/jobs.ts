import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../tokens.js';
import type { Task } from './task.js';

/** graphile-worker does jobs of a lower number first; others have 0. */
const AFTER_OTHERS = 10;

/** A pool, or a client or an entity manager in a transaction. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

interface AddOptions {
  /** Of several jobs with one key the last one that has not begun is kept. */
  key?: string | undefined;
  /** At once when it is left out. */
  runAt?: Date | undefined;
  /** Of jobs of one task that are done one after the other; the task's own when it is left out. */
  queue?: string | undefined;
  /** The transaction that causes the job: it is there exactly if that commits. */
  tx?: Queryable | undefined;
}

/** Where work is put that is done after the answer. */
@Injectable()
export class Jobs {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async add<Payload extends object>(
    task: Task<Payload>,
    payload: Payload,
    { key, runAt, queue = task.queue, tx = this.pool }: AddOptions = {},
  ): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, $2::json, queue_name => $3::text, run_at => $4::timestamptz,
         max_attempts => $5::int, job_key => $6::text)`,
      [
        task.name,
        JSON.stringify(payload),
        queue ?? null,
        runAt?.toISOString() ?? null,
        task.maxAttempts,
        key ?? null,
      ],
    );
  }

  /** Many jobs of one task, after everything that waits and is not of this kind: nobody waits for their mail in front of a page. */
  async addMany<Payload extends object>(
    task: Task<Payload>,
    jobs: readonly { payload: Payload; key: string }[],
    tx: Queryable = this.pool,
  ): Promise<void> {
    await tx.query(
      `SELECT graphile_worker.add_job($1::text, job.payload, max_attempts => $2::int, job_key => job.key, priority => $5::int)
       FROM unnest($3::json[], $4::text[]) AS job (payload, key)`,
      [
        task.name,
        task.maxAttempts,
        jobs.map(({ payload }) => JSON.stringify(payload)),
        jobs.map(({ key }) => key),
        AFTER_OTHERS,
      ],
    );
  }
}

/**
 * Deletes jobs by the beginning of their keys, one that is being done just now included: it ends, and is not tried again.
 * graphile-worker spares locked jobs, so this reads its private table; not for tasks with a queue, which would stay locked.
 */
export async function deleteJobs(db: Queryable, keyPrefix: string): Promise<void> {
  await db.query('DELETE FROM graphile_worker._private_jobs WHERE starts_with(key, $1)', [keyPrefix]);
}
