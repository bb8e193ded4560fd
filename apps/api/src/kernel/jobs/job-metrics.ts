import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface Counts {
  task: string;
  waiting: number;
  failed: number;
  oldest: number;
}

const GAUGES = [
  {
    name: 'toile_jobs_waiting',
    help: 'Jobs that are due or will be, those under way included',
    count: 'waiting',
  },
  { name: 'toile_jobs_failed', help: 'Jobs that were given up', count: 'failed' },
  {
    name: 'toile_jobs_oldest_seconds',
    help: 'How long the first job of a task has been due',
    count: 'oldest',
  },
] as const;

/** How much work waits, how much was given up, and how long the first of it has been due, by task. */
export function measureJobs(registry: Registry, pool: pg.Pool): void {
  for (const { name, help, count } of GAUGES)
    new Gauge({
      name,
      help,
      labelNames: ['task'],
      registers: [registry],
      // Each asks for itself: gauges are read side by side.
      async collect() {
        this.reset();
        for (const counts of await countJobs(pool).catch(() => []))
          this.set({ task: counts.task }, counts[count]);
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
