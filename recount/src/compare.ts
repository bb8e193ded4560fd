import { COUNTRIES, type Figure, type FigureRow } from '@toile/contracts';
import type { Computed } from './compute.js';
import type { Row } from './database.js';
import type { Computation } from './figures.js';

/** One number that is not the same twice. */
export interface Difference {
  /** What the row is about; `window` where the days differ. */
  row: string;
  field: string;
  toile: unknown;
  recount: unknown;
}

/**
 * What a change is against is said for a season's own days only (metrics.md: "against W(s⁻)"), so in other windows what fell to nothing
 * is not compared either.
 */
const CHANGES = ['evolution', 'points', 'previous_ranking', 'new'];

/** Every number in which the answer differs from the recount, digit for digit. */
export function compare(computation: Computation, answer: Figure, computed: Computed): Difference[] {
  const differences: Difference[] = [];
  const { from, to } = answer.meta.window;
  const { window } = computed;
  if (window && (window.from !== from || window.to !== to))
    differences.push({
      row: 'window',
      field: 'days',
      toile: `${from} to ${to}`,
      recount: `${window.from} to ${window.to}`,
    });
  const isOtherWindow = answer.meta.filters.window !== undefined && answer.meta.filters.window !== 'season';
  const answered = new Map(answer.rows.map((row) => [keyOf(computation, row), row]));
  const rows = computation.isTop ? computed.rows.slice(0, answer.rows.length) : computed.rows;
  const missing = computation.isTop && answer.rows.length === 0 ? computed.rows : [];
  for (const row of [...rows, ...missing]) {
    const key = String(row.key);
    const said = answered.get(key);
    answered.delete(key);
    // A row of nothing may be left out, unless it fell to nothing.
    if (!said && row.numerator === 0 && (isOtherWindow || !row.previous_ranking)) continue;
    if (!said) differences.push({ row: key, field: 'row', toile: 'none', recount: inShort(row) });
    else if (said.suppressed)
      differences.push({ row: key, field: 'suppressed', toile: true, recount: row.numerator });
    else
      for (const [field, recount] of Object.entries(row)) {
        if (field === 'key' || (isOtherWindow && CHANGES.includes(field))) continue;
        const toile = said[field as keyof FigureRow];
        if (toile !== recount) differences.push({ row: key, field, toile, recount });
      }
  }
  for (const [row, said] of answered)
    if (!isOtherWindow || said.numerator !== 0)
      differences.push({ row, field: 'row', toile: inShort({ ...said }), recount: 'none' });
  return differences;
}

function keyOf({ key, sql }: Computation, row: FigureRow): string {
  const said = row[key] ?? row.label;
  return sql === 'countries' ? (COUNTRIES.find(({ name }) => name === said)?.slug ?? said) : said;
}

const inShort = (row: Row) => `${row.numerator ?? '–'} of ${row.denominator ?? '–'}`;
