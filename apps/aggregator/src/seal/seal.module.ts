import { Module } from '@nestjs/common';
import { Ledger } from '../ledger/ledger.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { Counter } from './counter.js';
import { Sealer } from './sealer.js';
import { Sealing } from './sealing.js';

/** Raw tables in, hours and days out. */
@Module({
  imports: [LedgerModule],
  providers: [
    {
      provide: Sealer,
      inject: [STORES, Ledger],
      useFactory: (stores: AggregatorStores, ledger: Ledger) => new Sealer({ ...stores, ledger }),
    },
    {
      provide: Counter,
      inject: [STORES],
      useFactory: ({ dataSource, warehouse, countEvents }: AggregatorStores) =>
        new Counter({ dataSource, warehouse, fewest: countEvents }),
    },
    Sealing,
  ],
  exports: [Sealer],
})
export class SealModule {}
