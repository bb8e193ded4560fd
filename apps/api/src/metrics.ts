import { projectionProgress } from '@toile/event-store';
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
  return registry;
}
