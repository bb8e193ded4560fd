import { Controller, type DynamicModule, Get, Header, Inject, Module } from '@nestjs/common';
import type { SpooledLog } from '../spool/spooled-log.js';
import { IntakeLedger } from './intake-ledger.js';

const SPOOLED = Symbol('spooled log');

@Controller('ledger')
class LedgerController {
  constructor(
    private readonly ledger: IntakeLedger,
    @Inject(SPOOLED) private readonly spooled: SpooledLog | null,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  show(): object {
    return { ...this.ledger.report(), spool: this.spooled?.report() ?? null };
  }
}

@Module({ controllers: [LedgerController] })
class LedgerModule {}

/** What became of every beacon, an internal page. */
export const ledgerPages = (ledger: IntakeLedger, spooled: SpooledLog | null): DynamicModule => ({
  module: LedgerModule,
  providers: [
    { provide: IntakeLedger, useValue: ledger },
    { provide: SPOOLED, useValue: spooled },
  ],
});
