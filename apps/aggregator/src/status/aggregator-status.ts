import { Inject, Injectable } from '@nestjs/common';
import { Partitions } from '../consume/partitions.js';
import { Ledger } from '../ledger/ledger.js';
import { Sealer } from '../seal/sealer.js';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';

/** What is told of an aggregator: what is wrong with it, and how far behind it is. */
@Injectable()
export class AggregatorStatus {
  constructor(
    @Inject(STORES) private readonly stores: AggregatorStores,
    private readonly ledger: Ledger,
    private readonly partitions: Partitions,
    private readonly sealer: Sealer,
  ) {}

  /** Rejects with every trouble there is. */
  async check(): Promise<void> {
    const troubles = this.partitions.troubles();
    if (this.sealer.trouble) troubles.push(this.sealer.trouble);
    if (troubles.length > 0) throw new Error(troubles.join('; '));
  }

  /** Age of the oldest tracking record that is not in the warehouse yet, milliseconds; 0 when all are. */
  async lagMs(): Promise<number> {
    const { log } = this.stores;
    let oldest = 0;
    const next = await this.ledger.nextOffsets('tracking');
    for (let partition = 0; partition < (await log.partitions('tracking')); partition += 1) {
      const from = next.get(partition) ?? 0;
      const [record] = await log.read({ topic: 'tracking', partition, from, maxRecords: 1 });
      if (record) oldest = Math.max(oldest, Date.now() - record.appendedAt.getTime());
    }
    return oldest;
  }
}
