import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** From a cached figure to a command that waits for a lock; Prometheus interpolates between them. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts an answer that was given after so many seconds. */
export type ObserveRequest = (method: string, route: string, status: number, seconds: number) => void;

/** Rate, errors and duration of every route, by its pattern and never by its path. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): ObserveRequest {
  const duration = new Histogram({
    name: 'toile_http_request_duration_seconds',
    help: 'Time from a request’s arrival to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  // Series are found by one text: hashing an object of labels takes longer than a cached answer.
  const series = new Map<string, ReturnType<typeof duration.labels>>();
  const observe: ObserveRequest = (method, route, status, seconds) => {
    const name = `${method} ${route} ${status}`;
    let one = series.get(name);
    if (!one) {
      one = duration.labels(method, route, String(status));
      series.set(name, one);
    }
    one.observe(seconds);
  };
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  return observe;
}

/** Connections of a pool by what they do; `waiting` are requests that found none free. */
export function measurePool(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'toile_postgres_connections',
    help: 'Connections to PostgreSQL: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
