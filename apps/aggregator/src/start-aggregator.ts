import 'reflect-metadata';
import { type HealthCheck, portOf, startInternalPages } from '@toile/platform';
import { aggregatorModule } from './aggregator.module.js';
import { AggregatorStatus } from './status/aggregator-status.js';
import type { AggregatorStores } from './stores/stores.module.js';

export interface AggregatorOptions extends AggregatorStores {
  /** Of its internal pages; it has no others. */
  port: number;
  /** 127.0.0.1 when it is left out. */
  host?: string;
}

export interface RunningAggregator {
  port: number;
  health: HealthCheck;
  /** Age of the oldest record that is not in the warehouse yet, milliseconds; 0 when all are. */
  lagMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the aggregator: it joins the group, moves its partitions block by block and seals hours that have passed. */
export async function startAggregator({
  port,
  host,
  ...stores
}: AggregatorOptions): Promise<RunningAggregator> {
  const { logger } = stores;
  const module = aggregatorModule(stores);
  const app = await startInternalPages({ name: 'aggregator', port, host, logger, module });
  const status = app.get(AggregatorStatus, { strict: false });
  return {
    port: portOf(app),
    health: () => status.check(),
    lagMs: () => status.lagMs(),
    stop: () => app.close(),
  };
}
