import { Module } from '@nestjs/common';
import { PartitionsModule } from '../consume/partitions.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SealModule } from '../seal/seal.module.js';
import { AggregatorStatus } from './aggregator-status.js';

@Module({
  imports: [LedgerModule, PartitionsModule, SealModule],
  providers: [AggregatorStatus],
  exports: [AggregatorStatus],
})
export class StatusModule {}
