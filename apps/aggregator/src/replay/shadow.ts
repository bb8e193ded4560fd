import { alterParts, createTableLike, dropTable, replacePartition, type Warehouse } from '@toile/warehouse';
import { type BlockTables, liveTables } from '../blocks/block-store.js';
import type { ReplayPlan } from './replay-plan.js';

/** Tables a replay writes to, beside the live ones and of the same structure. */
export const shadowTables = (database: string): BlockTables => ({
  raw: (topic) => `${database}.replay_raw_${topic}`,
  dead: `${database}.replay_dead_letter`,
});

/**
 * Blocks of a replay are larger than live ones, and nobody reads them yet: one file for all columns of a part instead of a hundred, each
 * made durable, and fewer merges of more parts.
 */
const WRITTEN_AT_ONCE = 'min_bytes_for_wide_part = 67108864, merge_selector_base = 12';

export async function createShadow(warehouse: Warehouse, plan: ReplayPlan): Promise<void> {
  const [live, shadow] = [liveTables(warehouse.database), shadowTables(warehouse.database)];
  for (const topic of plan.topics) {
    await createTableLike(warehouse, { table: shadow.raw(topic), model: live.raw(topic), unlessThere: true });
    await alterParts(warehouse, shadow.raw(topic), `MODIFY SETTING ${WRITTEN_AT_ONCE}`);
  }
  await createTableLike(warehouse, { table: shadow.dead, model: live.dead, unlessThere: true });
}

export async function dropShadow(warehouse: Warehouse, plan: ReplayPlan): Promise<void> {
  const shadow = shadowTables(warehouse.database);
  for (const topic of plan.topics) await dropTable(warehouse, shadow.raw(topic));
  await dropTable(warehouse, shadow.dead);
}

/** Puts the shadow in the place of the live rows, one ingest day at a time, each atomically. */
export async function swapIn(warehouse: Warehouse, plan: ReplayPlan): Promise<void> {
  const { database } = warehouse;
  const [live, shadow] = [liveTables(database), shadowTables(database)];
  for (const topic of plan.topics) {
    for (const day of await daysOf(warehouse, plan, [live.raw(topic), shadow.raw(topic)])) {
      await replacePartition(warehouse, {
        table: live.raw(topic),
        shadow: shadow.raw(topic),
        partition: `'${day}'`,
      });
    }
    for (const day of await daysOf(warehouse, plan, [live.dead, shadow.dead], topic)) {
      await replacePartition(warehouse, {
        table: live.dead,
        shadow: shadow.dead,
        partition: `('${topic}', '${day}')`,
      });
    }
  }
}

/** Ingest days of the plan that any of the tables holds. */
async function daysOf(
  warehouse: Warehouse,
  plan: ReplayPlan,
  tables: readonly string[],
  topic?: string,
): Promise<string[]> {
  const condition = topic ? `WHERE _topic = '${topic}'` : '';
  const all = tables.map((table) => `SELECT DISTINCT toDate(ingest_hour) AS day FROM ${table} ${condition}`);
  const rows = await warehouse.rows<{ day: string }>(
    `SELECT DISTINCT toString(day) AS day FROM (${all.join(' UNION ALL ')}) ORDER BY day`,
  );
  return rows.map(({ day }) => day).filter((day) => isIn(plan, new Date(`${day}T00:00:00Z`)));
}

export const isIn = (plan: Pick<ReplayPlan, 'from' | 'to'>, time: Date): boolean =>
  (!plan.from || time >= plan.from) && (!plan.to || time < plan.to);
