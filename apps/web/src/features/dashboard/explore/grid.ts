import type { Shape } from '../../../api/operations';
import type { Sorting } from './explore-state';
import { sideOfChance, strengthOfLift } from './lift';

export type QuestionAnswer = Shape<'QuestionAnswerDto'>;
export type QuestionCell = Shape<'QuestionCellDto'>;
type Measure = QuestionCell['measure'];

export interface GridColumn {
  /** Of the column's key and the measure. */
  id: string;
  key: string;
  measure: Measure;
}
export interface GridRow {
  key: string;
  cells: ReadonlyMap<string, QuestionCell>;
}
export interface Grid {
  columns: GridColumn[];
  rows: GridRow[];
  /** What whole columns have; null where nothing can be said of them. */
  total: GridRow | null;
}

const WHOLE = '*';
export const columnId = (key: string, measure: string): string => `${key}.${measure}`;

/** An answer as a table: a column for each key and measure, behind them those of whole rows. */
export function gridOf({ row_keys, column_keys, measures, rows, totals }: QuestionAnswer): Grid {
  const hasColumns = column_keys.length > 0;
  const all = [...rows, ...totals];
  const keys = hasColumns ? [...column_keys.map(({ key }) => key), WHOLE] : [WHOLE];
  const columns = keys
    .flatMap((key) => measures.map(({ name }) => ({ id: columnId(key, name), key, measure: name })))
    .filter(({ key, measure }) => all.some((cell) => cell.column === key && cell.measure === measure));
  const byRow = new Map<string, Map<string, QuestionCell>>();
  for (const cell of all) {
    const cells = byRow.get(cell.row) ?? new Map<string, QuestionCell>();
    byRow.set(cell.row, cells.set(columnId(cell.column, cell.measure), cell));
  }
  const row = (key: string): GridRow => ({ key, cells: byRow.get(key) ?? new Map() });
  return {
    columns,
    rows: row_keys.map(({ key }) => row(key)),
    total: byRow.has(WHOLE) ? row(WHOLE) : null,
  };
}

/** Rows as the reader sorted them; what has no value comes last either way. */
export function sortedRows({ rows, columns }: Grid, sort: Sorting | null): GridRow[] {
  if (!sort || !columns.some(({ id }) => id === sort.column)) return rows;
  const valueIn = (row: GridRow) => row.cells.get(sort.column)?.value ?? null;
  const turn = sort.isAscending ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [valueIn(a), valueIn(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return turn * (one - other);
  });
}

/** Those that are pinned first, in the order in which they stand. */
export const pinnedFirst = (rows: readonly GridRow[], pins: readonly string[]): GridRow[] => [
  ...rows.filter(({ key }) => pins.includes(key)),
  ...rows.filter(({ key }) => !pins.includes(key)),
];

/** How strong a cell is shaded, from 0 to 1: among those of its measure, totals apart. */
export function heatIn(grid: Grid): (cell: QuestionCell) => number {
  const largest = new Map<string, number>();
  const isTotalOfRows = grid.columns.some(({ key }) => key !== WHOLE);
  for (const { cells } of grid.rows)
    for (const cell of cells.values())
      if (!isTotalOfRows || cell.column !== WHOLE)
        largest.set(cell.measure, Math.max(largest.get(cell.measure) ?? 0, sizeOf(cell)));
  return (cell) => {
    const most = largest.get(cell.measure) ?? 0;
    const isTotal = cell.row === WHOLE || (isTotalOfRows && cell.column === WHOLE);
    return isTotal || most === 0 ? 0 : sizeOf(cell) / most;
  };
}

/** What is no oftener together than by chance is not shaded. */
function sizeOf(cell: QuestionCell): number {
  if (cell.value === null) return 0;
  if (cell.measure !== 'lift') return Math.abs(cell.value);
  return sideOfChance(cell) === 'above' ? strengthOfLift(cell.value) : 0;
}
