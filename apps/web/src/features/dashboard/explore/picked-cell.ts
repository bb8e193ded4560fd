import type { Picked } from '../chart/chart';
import { columnsOf, drawnRows } from './explore-option';
import type { ChartKind } from './explore-state';
import type { Grid, QuestionCell } from './grid';
import { linksIn } from './network-option';

/** The cell that somebody points at in a drawing; null where what is pointed at is of several cells, or of none. */
export function pickedCell(
  chart: ChartKind,
  grid: Grid,
  { index, series, isLine, isName }: Picked,
): QuestionCell | null {
  const measure = grid.columns[0]?.measure ?? 'looks';
  if (isName) return null;
  if (chart === 'network') return (isLine && linksIn(grid, measure)[index]?.cell) || null;
  if (chart === 'bars') return drawnRows(grid)[index]?.cells.get(series ?? '') ?? null;
  if (chart !== 'heat') return null;
  const columns = columnsOf(grid, measure);
  const row = drawnRows(grid)[Math.floor(index / columns.length)];
  return row?.cells.get(columns[index % columns.length]?.id ?? '') ?? null;
}
