import { poolOf } from '@toile/database';
import type { EventLog } from '@toile/event-log';
import { measurePool } from '@toile/platform';
import { Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { LIVE_GENERATION } from '../ledger/ledger.js';

interface Sources {
  dataSource: DataSource;
  log: EventLog;
  lagMs: () => Promise<number>;
}

/** What Prometheus reads of an aggregator: how far it is, how far behind, and what its log has done. */
export function aggregatorMetrics({ dataSource, log, lagMs }: Sources): Registry {
  const registry = new Registry();
  const registers = [registry];
  measurePool(registry, poolOf(dataSource));
  new Gauge({
    name: 'toile_aggregator_lag_seconds',
    help: 'Age of the oldest tracking record that is not in the warehouse yet',
    registers,
    async collect() {
      this.set((await lagMs()) / 1000);
    },
  });
  new Gauge({
    name: 'toile_warehouse_records',
    help: 'Records in the warehouse by topic; state is raw or dead',
    labelNames: ['topic', 'state'],
    registers,
    async collect() {
      const rows = await dataSource.query<{ topic: string; raw: string; dead: string }[]>(
        `SELECT p.topic, sum(next_offset - first_offset) - sum(dead) AS raw, sum(dead) AS dead
         FROM ledger_partition p CROSS JOIN LATERAL (
           SELECT coalesce(sum(dead_count), 0) AS dead FROM ledger_block b
           WHERE b.generation = p.generation AND b.topic = p.topic AND b.part = p.part AND dead_count > 0 AND state = 'done') d
         WHERE p.generation = $1 GROUP BY p.topic`,
        [LIVE_GENERATION],
      );
      for (const { topic, raw, dead } of rows) {
        this.set({ topic, state: 'raw' }, Number(raw));
        this.set({ topic, state: 'dead' }, Number(dead));
      }
    },
  });
  new Gauge({
    name: 'toile_log',
    help: 'Counters of the log driver in this process, by name',
    labelNames: ['name'],
    registers,
    collect() {
      for (const [name, value] of Object.entries(log.metrics)) this.set({ name }, value);
    },
  });
  return registry;
}
