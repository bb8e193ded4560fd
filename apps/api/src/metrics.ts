import { projectionProgress } from '@toile/event-store';
import { measurePool } from '@toile/platform';
import type pg from 'pg';
import { Gauge, Registry } from 'prom-client';

/** What Prometheus reads of an api: its connections, and how far behind each read model is. */
export function apiMetrics(pool: pg.Pool): Registry {
  const registry = new Registry();
  measurePool(registry, pool);
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
