import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { repeat } from '../stores/repeat.js';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { Counter } from './counter.js';
import { Sealer } from './sealer.js';

const SEAL_EVERY_MS = 5_000;

/** Counts what is open and seals the hours that have passed, every few seconds. */
@Injectable()
export class Sealing implements OnApplicationBootstrap, OnModuleDestroy {
  private schedule: ReturnType<typeof repeat> | undefined;

  constructor(
    @Inject(STORES) private readonly stores: AggregatorStores,
    private readonly counter: Counter,
    private readonly sealer: Sealer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { logger, sealEveryMs = SEAL_EVERY_MS } = this.stores;
    await this.counter.start();
    this.schedule = repeat(sealEveryMs, logger, async () => {
      // What is open is counted even while something keeps it from being sealed.
      await this.counter.countWhatHasCome();
      await this.sealer.sealWhatHasPassed(new Date());
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.schedule?.stop();
  }
}
