import { Module } from '@nestjs/common';
import { BlockStore } from '../blocks/block-store.js';
import { Ledger } from '../ledger/ledger.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { Partitions } from './partitions.js';

/** Log in, raw tables out. */
@Module({
  imports: [LedgerModule],
  providers: [
    {
      provide: BlockStore,
      inject: [STORES, Ledger],
      useFactory: ({ warehouse }: AggregatorStores, ledger: Ledger) => new BlockStore(warehouse, ledger),
    },
    Partitions,
  ],
  exports: [Partitions],
})
export class PartitionsModule {}
