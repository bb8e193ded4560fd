import { TOPICS, type Topic } from '@toile/contracts';
import type { EventLog } from '@toile/event-log';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import type { Finding } from './finding.js';
import { verifyPartition } from './verify-partition.js';
import { verifySeals } from './verify-seals.js';

/**
 * Proves that the warehouse holds the log: for every partition log = raw + dead letters by offsets and the ledger's checksums,
 * and for every sealed hour and day of `tracking` sealed = recount. Safe beside a running aggregator.
 */
export async function* verify(
  stores: { dataSource: DataSource; log: EventLog; warehouse: Warehouse },
  topics: readonly Topic[] = TOPICS,
): AsyncGenerator<Finding> {
  for (const topic of topics) {
    const partitions = await stores.log.partitions(topic);
    for (let partition = 0; partition < partitions; partition += 1)
      yield await verifyPartition(stores, topic, partition);
  }
  if (topics.includes('tracking')) yield* verifySeals(stores);
}
