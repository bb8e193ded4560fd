import { ConfigurableModuleBuilder, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { EventLog } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';

/** What the aggregator works with. */
export interface AggregatorStores {
  /** It knows LEDGER_ENTITIES. */
  dataSource: DataSource;
  log: EventLog;
  warehouse: Warehouse;
  logger: Logger;
  /** How often it is looked for what can be counted and sealed. */
  sealEveryMs?: number;
  /** How many events that are not sealed whoever asks for a figure counts; when there are more they are counted beforehand. */
  countEvents?: number | undefined;
  /** Of stores that are the aggregator's own: called when nothing uses them any more. */
  close?(): Promise<void>;
}

const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN } = new ConfigurableModuleBuilder<AggregatorStores>()
  .setExtras({}, (module) => ({ ...module, global: true }))
  .build();

export const STORES = MODULE_OPTIONS_TOKEN;

/** Hands the stores to every module. A global module is the last to shut down, so nothing uses them then. */
@Module({ exports: [STORES] })
export class StoresModule extends ConfigurableModuleClass implements OnApplicationShutdown {
  constructor(@Inject(STORES) private readonly stores: AggregatorStores) {
    super();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stores.close?.();
  }
}
