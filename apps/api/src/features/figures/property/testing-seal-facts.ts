import { ROLLUPS, type Warehouse } from '@toile/warehouse';
import { mondayOf } from '../scope/scope.js';
import type { PlainEvent } from './plain-figures.js';

const text = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const HOUR_MS = 3_600_000;

/** Seals every hour in which anything arrived, in order, the days, and the weeks these are of. */
export async function sealFacts(
  warehouse: Warehouse,
  { events }: { events: readonly Pick<PlainEvent, 'receivedAt' | 'writtenAt'>[] },
  days: readonly string[],
): Promise<void> {
  const hours = [
    ...new Set(events.map(({ receivedAt, writtenAt = receivedAt }) => writtenAt.slice(0, 13))),
  ].sort();
  const insert = async (table: string, sql: string, from: number, lasts: number) =>
    warehouse.command(`INSERT INTO toile.${table} ${sql}`, { from: text(from), to: text(from + lasts) });
  const mondays = new Set(days.map(mondayOf));
  for (const { name, hourSql, daySql, weeks } of ROLLUPS) {
    for (const hour of hours)
      await insert(`${name}_hour`, hourSql('toile'), Date.parse(`${hour}:00:00Z`), HOUR_MS);
    for (const day of days)
      await insert(`${name}_days`, daySql('toile'), Date.parse(`${day}T00:00:00Z`), 24 * HOUR_MS);
    for (const monday of weeks ? mondays : [])
      await insert(
        `${name}_weeks`,
        weeks?.sql('toile') ?? '',
        Date.parse(`${monday}T00:00:00Z`),
        7 * 24 * HOUR_MS,
      );
  }
}
