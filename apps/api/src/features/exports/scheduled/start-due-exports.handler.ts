import { Inject } from '@nestjs/common';
import type pg from 'pg';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { POOL } from '../../../kernel/tokens.js';
import { addExport } from './run-export.handler.js';

export const START_DUE_EXPORTS = defineTask('start-due-exports', NoPayload, {
  schedule: '*/10 * * * *',
  maxAttempts: 3,
});

/** Every ten minutes: exports that are due become jobs, and are due again a day or a week after they were. */
@HandlesTask(START_DUE_EXPORTS)
export class StartDueExportsHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    // What was due while nothing ran is done once.
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM scheduled_export WHERE next_at <= now() ORDER BY next_at`,
    );
    for (const { id } of rows) {
      await addExport(this.jobs, id);
      await this.pool.query(
        `UPDATE scheduled_export e
         SET next_at = e.next_at + step * (1 + floor(extract(epoch FROM now() - e.next_at) / extract(epoch FROM step)))
         FROM (SELECT id, CASE every WHEN 'week' THEN interval '7 days' ELSE interval '1 day' END AS step
               FROM scheduled_export) s
         WHERE s.id = e.id AND e.id = $1`,
        [id],
      );
    }
  }
}
