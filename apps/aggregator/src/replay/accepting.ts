import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { Replay } from './replay.js';

/**
 * Goes on with the acceptance of a replay whose process died: until then the partitions it holds stand still, or sealed hours say what
 * was counted before it. ("is accepted to its end by the next aggregator that starts")
 */
@Injectable()
export class Accepting implements OnApplicationBootstrap, OnModuleDestroy {
  #done: Promise<void> = Promise.resolve();

  constructor(@Inject(STORES) private readonly stores: AggregatorStores) {}

  onApplicationBootstrap(): void {
    const { logger } = this.stores;
    const replay = new Replay(this.stores);
    this.#done = replay
      .acceptToEnd((step) => logger.info({ step }, 'a replay that was being accepted is accepted to its end'))
      .catch((error: unknown) => logger.error({ err: error }, 'a replay could not be accepted to its end'));
  }

  onModuleDestroy(): Promise<void> {
    return this.#done;
  }
}
