import type { Warehouse } from './warehouse.js';

/** A place in the log. */
export interface LetterPosition {
  topic: string;
  partition: number;
  offset: number;
}

/** Few enough for the fields of one request to ClickHouse, which takes 128 KB of each. */
const AT_ONCE = 5_000;

export const letterGroupKey = (group: { topic: string; reason: string }) => `${group.topic} ${group.reason}`;

/**
 * Of dead letters at `sent`, those that were sent again: how many there are by topic and reason (`letterGroupKey`). Where they went
 * stands in PostgreSQL, why they could not be read in ClickHouse.
 */
export async function sentAgainByReason(
  warehouse: Warehouse,
  sent: readonly LetterPosition[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    const some = sent.slice(from, from + AT_ONCE);
    const rows = await warehouse.rows<{ topic: string; reason: string; letters: number }>(
      `SELECT _topic AS topic, reason, toUInt32(count()) AS letters FROM ${warehouse.database}.dead_letter
       WHERE (_topic, _partition, _offset) IN (
         SELECT arrayJoin(arrayZip({topics:Array(String)}, {partitions:Array(UInt16)}, {offsets:Array(UInt64)})))
       GROUP BY topic, reason`,
      {
        topics: some.map(({ topic }) => topic),
        partitions: some.map(({ partition }) => partition),
        offsets: some.map(({ offset }) => offset),
      },
    );
    for (const row of rows)
      counts.set(letterGroupKey(row), (counts.get(letterGroupKey(row)) ?? 0) + row.letters);
  }
  return counts;
}
