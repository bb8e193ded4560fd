import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface Counts {
  task: string;
  waiting: number;
  failed: number;
  oldest: number;
}

/** How much work waits, how much was given up, and how long the first of it has been due. */
export function measureJobs(registry: Registry, pool: pg.Pool): void {
  const options = { labelNames: ['task'], registers: [registry] };
  const failed = new Gauge({ ...options, name: 'toile_jobs_failed', help: 'Jobs that were given up' });
  const oldest = new Gauge({
    ...options,
    name: 'toile_jobs_oldest_seconds',
    help: 'How long the first job of those that are due has been',
  });
  new Gauge({
    ...options,
    name: 'toile_jobs_waiting',
    help: 'Jobs that are due or will be, those under way included',
    async collect() {
      for (const gauge of [this, failed, oldest]) gauge.reset();
      for (const { task, ...counts } of await countJobs(pool).catch(() => [])) {
        this.set({ task }, counts.waiting);
        failed.set({ task }, counts.failed);
        oldest.set({ task }, counts.oldest);
      }
    },
  });
}

async function countJobs(pool: pg.Pool): Promise<Counts[]> {
  const { rows } = await pool.query<Counts>(
    `SELECT task_identifier AS task,
       count(*) FILTER (WHERE NOT given_up)::int AS waiting,
       count(*) FILTER (WHERE given_up)::int AS failed,
       greatest(0, coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE NOT given_up)), 0))::float8 AS oldest
     FROM (SELECT *, attempts >= max_attempts AND locked_at IS NULL AS given_up FROM graphile_worker.jobs) AS job
     GROUP BY 1`,
  );
  return rows;
}
