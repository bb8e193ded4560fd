import type { EventLog } from '@toile/event-log';

/** The first offset of a partition whose record was appended at `time` or later: stamps never decrease, so by halving. */
export async function offsetAt(log: EventLog, topic: string, partition: number, time: Date): Promise<number> {
  let low = await log.startOffset(topic, partition);
  let high = await log.endOffset(topic, partition);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [record] = await log.read({ topic, partition, from: middle, maxRecords: 1 });
    if (record && record.appendedAt < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
