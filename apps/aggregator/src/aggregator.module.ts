import { type DynamicModule, Module } from '@nestjs/common';
import { InternalModule } from '@toile/platform';
import { PartitionsModule } from './consume/partitions.module.js';
import { OperatorTasks } from './operator-tasks/operator-tasks.js';
import { Accepting } from './replay/accepting.js';
import { SealModule } from './seal/seal.module.js';
import { AggregatorStatus } from './status/aggregator-status.js';
import { aggregatorMetrics } from './status/metrics.js';
import { StatusModule } from './status/status.module.js';
import { type AggregatorStores, STORES, StoresModule } from './stores/stores.module.js';

@Module({})
class AggregatorModule {}

/** The root module. Its HTTP routes are internal pages alone. */
export function aggregatorModule(stores: AggregatorStores): DynamicModule {
  const internalPages = InternalModule.registerAsync({
    imports: [StatusModule],
    inject: [STORES, AggregatorStatus],
    useFactory: ({ dataSource, log }: AggregatorStores, status: AggregatorStatus) => ({
      checks: { aggregator: () => status.check() },
      registry: aggregatorMetrics({ dataSource, log, lagMs: () => status.lagMs() }),
    }),
  });
  return {
    module: AggregatorModule,
    imports: [StoresModule.register(stores), PartitionsModule, SealModule, internalPages],
    providers: [Accepting, OperatorTasks],
  };
}
