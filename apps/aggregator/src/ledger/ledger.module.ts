import { Module } from '@nestjs/common';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { Ledger } from './ledger.js';

/** The block ledger of the live generation. */
@Module({
  providers: [
    {
      provide: Ledger,
      inject: [STORES],
      useFactory: ({ dataSource }: AggregatorStores) => new Ledger(dataSource),
    },
  ],
  exports: [Ledger],
})
export class LedgerModule {}
