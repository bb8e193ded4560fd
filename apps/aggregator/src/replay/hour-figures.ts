import type { Warehouse } from '@toile/warehouse';
import { HASH_SQL } from '../blocks/block.js';

/** Canonical figures of one ingest hour. */
export type HourFigures = Record<string, number>;

/** Sums over the rows of an hour, which take no memory, and what is counted once however often it occurs. */
interface Canon {
  sums: string;
  distinct: Readonly<Record<string, string>>;
}

const SUMS = `count() AS rows, ${HASH_SQL} AS hash`;
const MESSAGES: Canon = { sums: SUMS, distinct: { events: 'event_id' } };
const TRACKING: Canon = {
  sums: `${SUMS}, countIf(kind = 'media') AS openings, countIf(is_bot) AS bots, sum(page) AS pages`,
  distinct: { events: 'event_id', visitors: 'visitor', targets: 'target' },
};

/**
 * Values are told apart in slices of about so many rows: the engine holds each of them until they are counted, 30 to 60 bytes a
 * value, and a replay may have any number. `hour-figures.int-spec.ts` shows the bound.
 */
const SLICE_ROWS = 1_000_000;

/** Counts, sums and distincts by ingest hour of the rows of a topic's table for which the condition holds. */
export async function hourFigures(
  warehouse: Warehouse,
  topic: string,
  table: string,
  condition: string,
): Promise<Map<string, HourFigures>> {
  const { sums, distinct } = topic === 'tracking' ? TRACKING : MESSAGES;
  type Row = HourFigures & { hour: string };
  const hours = await warehouse.rows<Row>(
    `SELECT toString(ingest_hour) AS hour, ${sums} FROM ${table} WHERE ${condition} GROUP BY hour ORDER BY hour`,
  );
  const figures = new Map(hours.map(({ hour, ...row }) => [hour as string, row as HourFigures]));
  for (const { from, to, rows } of runsOf(figures)) {
    const slices = Math.ceil(rows / SLICE_ROWS);
    for (let slice = 0; slice < slices; slice += 1) {
      const counts = Object.entries(distinct).map(
        ([name, value]) => `uniqExactIf(${value}, cityHash64(${value}) % ${slices} = ${slice}) AS ${name}`,
      );
      const found = await warehouse.rows<Row>(
        `SELECT toString(ingest_hour) AS hour, ${counts} FROM ${table}
         WHERE ingest_hour BETWEEN '${from}' AND '${to}' AND (${condition}) GROUP BY hour`,
      );
      for (const { hour, ...row } of found) addTo(figures.get(hour as string), row);
    }
  }
  return figures;
}

/** Hours that follow one another, together at most as many rows as a slice holds unless one alone has more. */
function runsOf(hours: ReadonlyMap<string, HourFigures>): { from: string; to: string; rows: number }[] {
  const runs: { from: string; to: string; rows: number }[] = [];
  for (const [hour, { rows = 0 }] of hours) {
    const run = runs.at(-1);
    if (run && run.rows + rows <= SLICE_ROWS) Object.assign(run, { to: hour, rows: run.rows + rows });
    else runs.push({ from: hour, to: hour, rows });
  }
  return runs;
}

function addTo(figures: HourFigures | undefined, more: Record<string, number>): void {
  if (figures) for (const name in more) figures[name] = (figures[name] ?? 0) + (more[name] ?? 0);
}
