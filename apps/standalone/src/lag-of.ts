import { Ledger } from '@toile/aggregator';
import { TOPICS } from '@toile/contracts';
import type { EventLog } from '@toile/event-log';
import type { DataSource } from 'typeorm';

export interface TopicLag extends Record<string, string | number> {
  topic: string;
  /** Not in the warehouse yet. */
  records: number;
  /** Age of the oldest of them, to a tenth. */
  seconds: number;
}

/** How far the warehouse is behind each topic of the log. */
export async function lagOf(stores: { log: EventLog; dataSource: DataSource }): Promise<TopicLag[]> {
  const { log } = stores;
  const ledger = new Ledger(stores.dataSource);
  const lags: TopicLag[] = [];
  for (const topic of TOPICS) {
    const stored = await ledger.nextOffsets(topic);
    let [records, oldest] = [0, 0];
    for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
      const next = stored.get(partition) ?? (await log.startOffset(topic, partition));
      records += Math.max(0, (await log.endOffset(topic, partition)) - next);
      const [waiting] = await log.read({ topic, partition, from: next, maxRecords: 1 });
      if (waiting) oldest = Math.max(oldest, Date.now() - waiting.appendedAt.getTime());
    }
    lags.push({ topic, records, seconds: Math.round(oldest / 100) / 10 });
  }
  return lags;
}
