import { Inject } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import { LOGGER, POOL } from '../tokens.js';
import { freeLostJobs } from './lost-jobs.js';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from './task.js';

const FREE_LOST_JOBS = defineTask('free-lost-jobs', NoPayload, {
  schedule: '* * * * *',
  maxAttempts: 1,
});
const DROP_OLD_JOBS = defineTask('drop-old-jobs', NoPayload, { schedule: '20 3 * * *' });

/** Long enough for an operator to look; what a job was about is of no use after. */
const KEPT = "interval '14 days'";

@HandlesTask(FREE_LOST_JOBS)
export class FreeLostJobsHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  handle(): Promise<void> {
    return freeLostJobs(this.pool, this.logger);
  }
}

/** Jobs that were given up go in the end: they may hold sealed personal data. */
@HandlesTask(DROP_OLD_JOBS)
export class DropOldJobsHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
       WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - ${KEPT}`,
    );
  }
}
