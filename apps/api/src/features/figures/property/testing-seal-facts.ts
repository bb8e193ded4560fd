import { ROLLUPS, type Warehouse } from '@toile/warehouse';
import type { PlainEvent } from './plain-figures.js';

const text = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Seals every hour in which anything arrived, in order, the days from the first to the last, and the weeks these are of. */
export async function sealFacts(
  warehouse: Warehouse,
  { events }: { events: readonly Pick<PlainEvent, 'receivedAt' | 'writtenAt'>[] },
  days: readonly string[],
): Promise<void> {
  const hours = [
    ...new Set(events.map(({ receivedAt, writtenAt = receivedAt }) => writtenAt.slice(0, 13))),
  ].sort();
  const insert = async (table: string, sql: string, from: number, to: number) =>
    warehouse.command(`INSERT INTO toile.${table} ${sql}`, { from: text(from), to: text(to) });
  const midnights = days.map((day) => Date.parse(`${day}T00:00:00Z`));
  const [first, end] = [Math.min(...midnights), Math.max(...midnights) + DAY_MS];
  for (const { name, hourSql, daySql, weeks } of ROLLUPS) {
    // What comes later takes back what an earlier hour counted: each hour is of what was there when it ended.
    for (const hour of hours) {
      const from = Date.parse(`${hour}:00:00Z`);
      await insert(`${name}_hour`, hourSql('toile'), from, from + HOUR_MS);
    }
    await insert(`${name}_days`, daySql('toile'), first, end);
    if (weeks) await insert(`${name}_weeks`, weeks.sql('toile'), first - 6 * DAY_MS, end);
  }
}
