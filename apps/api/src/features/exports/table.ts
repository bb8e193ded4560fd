import type { FigureRow } from '@toile/contracts';
import { EMPTY_ROW } from '../figures/index.js';

export type Cell = string | number | boolean | null;
/** Rows as they are exported: one cell a column, lists joined. */
export interface Table {
  columns: { name: string; kind: 'string' | 'number' | 'boolean' }[];
  rows: Cell[][];
}

/** Columns of figures that hold numbers even where no row has one. */
const KINDS: Record<string, 'number' | 'boolean'> = {
  value: 'number',
  ranking: 'number',
  previous_ranking: 'number',
  evolution: 'number',
  points: 'number',
  numerator: 'number',
  denominator: 'number',
  index: 'number',
  events: 'number',
  of: 'number',
  interval_low: 'number',
  interval_high: 'number',
  change_interval_low: 'number',
  change_interval_high: 'number',
  brands: 'number',
  before: 'number',
  searched: 'number',
  opened: 'number',
  saved: 'number',
  share_of_collection_v2: 'number',
  search_percentage_v2: 'number',
  share_of_moodboards_v2: 'number',
  yoy_evol_share_of_collection_v2: 'number',
  percentage_evolution_v2: 'number',
  low_base: 'boolean',
  suppressed: 'boolean',
  new: 'boolean',
};

/** The table of an answer's rows; a figure without rows has its columns nonetheless. */
export function tableOf(rows: readonly object[]): Table {
  const flat = rows.map(flattened);
  const names = [
    ...new Set((flat.length > 0 ? flat : [flattened(EMPTY_ROW)]).flatMap((row) => Object.keys(row))),
  ];
  return {
    columns: names.map((name) => ({ name, kind: KINDS[name] ?? 'string' })),
    rows: flat.map((row) => names.map((name) => row[name] ?? null)),
  };
}

function flattened(row: object): Record<string, Cell> {
  type Given = Record<string, unknown> & Partial<Pick<FigureRow, 'interval' | 'change_interval'>>;
  const { interval, change_interval, ...rest } = row as Given;
  const cells: Record<string, Cell> = {};
  for (const [name, value] of Object.entries(rest)) cells[name] = toCell(value);
  if (interval === undefined) return cells;
  return {
    ...cells,
    interval_low: interval?.[0] ?? null,
    interval_high: interval?.[1] ?? null,
    change_interval_low: change_interval?.[0] ?? null,
    change_interval_high: change_interval?.[1] ?? null,
  };
}

function toCell(value: unknown): Cell {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'number' || typeof value === 'boolean' || value == null
    ? (value ?? null)
    : String(value);
}
