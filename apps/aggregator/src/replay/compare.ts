import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { liveTables } from '../blocks/block-store.js';
import { Ledger, LIVE_GENERATION } from '../ledger/ledger.js';
import type { ReplayRange } from './fill.js';
import { type HourFigures, hourFigures } from './hour-figures.js';
import type { ReplayPlan } from './replay-plan.js';
import { shadowTables } from './shadow.js';

/** Canonical aggregates of one topic's ingest hour, live and replayed. */
export interface HourComparison {
  topic: string;
  hour: string;
  live: HourFigures;
  replayed: HourFigures;
  equal: boolean;
}

/** Counts, sums and distincts by ingest hour over the offsets that both the live tables and the replay have. */
export async function compare(
  stores: { dataSource: DataSource; warehouse: Warehouse },
  plan: ReplayPlan,
  ranges: readonly ReplayRange[],
): Promise<HourComparison[]> {
  const { warehouse, dataSource } = stores;
  const comparisons: HourComparison[] = [];
  for (const topic of plan.topics) {
    const live = await new Ledger(dataSource, LIVE_GENERATION).nextOffsets(topic);
    const replayed = await new Ledger(dataSource, plan.generation).nextOffsets(topic);
    const shared = ranges
      .filter((range) => range.topic === topic)
      .map(({ partition, first }) => {
        const end = Math.min(live.get(partition) ?? 0, replayed.get(partition) ?? 0);
        return `(_partition = ${partition} AND _offset >= ${first} AND _offset < ${end})`;
      })
      .join(' OR ');
    const { database } = warehouse;
    const ask = (table: string) => hourFigures(warehouse, topic, table, shared);
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

type Hours = ReadonlyMap<string, HourFigures>;

function pair(topic: string, live: Hours, replayed: Hours): HourComparison[] {
  const hours = [...new Set([...live.keys(), ...replayed.keys()])].sort();
  return hours.map((hour) => {
    const [a, b] = [live.get(hour) ?? {}, replayed.get(hour) ?? {}];
    return { topic, hour, live: a, replayed: b, equal: JSON.stringify(a) === JSON.stringify(b) };
  });
}
