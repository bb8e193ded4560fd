import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { HASH_SQL } from '../block/block.js';
import { liveTables } from '../block/block-store.js';
import { Ledger, LIVE_GENERATION } from '../ledger/ledger.js';
import type { ReplayRange } from './fill.js';
import type { ReplayPlan } from './replay-plan.js';
import { shadowTables } from './shadow.js';

/** Canonical aggregates of one topic's ingest hour, live and replayed. */
export interface HourComparison {
  topic: string;
  hour: string;
  live: Record<string, number>;
  replayed: Record<string, number>;
  equal: boolean;
}

const CANONICAL = `count() AS rows, ${HASH_SQL} AS hash, uniqExact(event_id) AS events`;
const TRACKING = `${CANONICAL}, uniqExact(visitor) AS visitors, uniqExact(target) AS targets,
  countIf(kind = 'media') AS openings, countIf(is_bot) AS bots, sum(page) AS pages`;

/** Counts, sums and distincts by ingest hour over the offsets that both the live tables and the replay have. */
export async function compare(
  stores: { pool: pg.Pool; warehouse: Warehouse },
  plan: ReplayPlan,
  ranges: readonly ReplayRange[],
): Promise<HourComparison[]> {
  const { warehouse, pool } = stores;
  const comparisons: HourComparison[] = [];
  for (const topic of plan.topics) {
    const live = await new Ledger(pool, LIVE_GENERATION).nextOffsets(topic);
    const replayed = await new Ledger(pool, plan.generation).nextOffsets(topic);
    const shared = ranges
      .filter((range) => range.topic === topic)
      .map(({ partition, first }) => {
        const end = Math.min(live.get(partition) ?? 0, replayed.get(partition) ?? 0);
        return `(_partition = ${partition} AND _offset >= ${first} AND _offset < ${end})`;
      })
      .join(' OR ');
    const ask = (table: string) =>
      warehouse.rows<Record<string, number> & { hour: string }>(
        `SELECT toString(ingest_hour) AS hour, ${topic === 'tracking' ? TRACKING : CANONICAL}
         FROM ${table} WHERE ${shared} GROUP BY hour ORDER BY hour`,
      );
    const { database } = warehouse;
    comparisons.push(
      ...pair(
        topic,
        await ask(liveTables(database).raw(topic)),
        await ask(shadowTables(database).raw(topic)),
      ),
    );
  }
  return comparisons;
}

type HourRow = Record<string, number> & { hour: string };

function pair(topic: string, live: HourRow[], replayed: HourRow[]): HourComparison[] {
  const figures = (rows: HourRow[], hour: string): Record<string, number> => {
    const { hour: _, ...rest } = rows.find((row) => row.hour === hour) ?? { hour };
    return rest as Record<string, number>;
  };
  const hours = [...new Set([...live, ...replayed].map((row) => row.hour))].sort();
  return hours.map((hour) => {
    const [a, b] = [figures(live, hour), figures(replayed, hour)];
    return { topic, hour, live: a, replayed: b, equal: JSON.stringify(a) === JSON.stringify(b) };
  });
}
