import { projectionProgress, RELAY_GROUP } from '@toile/event-store';
import { measurePool } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { Gauge, Registry } from 'prom-client';
import { measureJobs } from './kernel/jobs/job-metrics.js';
import { exposeNamedPictures } from './kernel/pictures/named-pictures.js';

/** What Prometheus reads of an api: its connections, how far behind each read model is, and whether tracking names what exists. */
export function apiMetrics(pool: pg.Pool, warehouse: Warehouse): Registry {
  const registry = new Registry();
  measurePool(registry, pool);
  measureJobs(registry, pool);
  exposeNamedPictures(registry, warehouse);
  new Gauge({
    name: 'toile_projection_lag_seconds',
    help: 'Age of the oldest event a read model has not looked at',
    labelNames: ['projection'],
    registers: [registry],
    async collect() {
      this.reset();
      const builds = await projectionProgress(pool).catch(() => []);
      for (const build of builds)
        if (build.status === 'live') this.set({ projection: build.name }, build.lagMs / 1000);
    },
  });
  new Gauge({
    name: 'toile_relay_lag_records',
    help: 'Public facts of commands that are not in Kafka yet; 0 where the log is in PostgreSQL',
    registers: [registry],
    async collect() {
      const lag = await relayLag(pool).catch(() => undefined);
      // The last one stays while PostgreSQL is away.
      if (lag !== undefined) this.set(lag);
    },
  });
  return registry;
}

/** Records between where the relay is and the end of what it reads. */
async function relayLag(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ lag: number }>(
    `SELECT coalesce(sum(head.next_offset - greatest(coalesce(lease.next_offset, 0), head.start_offset)), 0)::float8 AS lag
     FROM log_lease lease JOIN log_head head USING (topic, part) WHERE lease.group_name = $1`,
    [RELAY_GROUP],
  );
  return rows[0]?.lag;
}
