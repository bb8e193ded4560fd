import { bitsSql, EACH_END, type Ends } from '../../figures/index.js';
import { cellsSql } from './pairs.sql.js';
import { type ChosenKeys, type CountRow, NOTHING } from './source.js';

/** What there is of a cell at each end. */
export interface CellAtEnds {
  row: string;
  column: string;
  own: number[];
  base: number[];
}

/**
 * SQL of how many there are of each cell at ends of days, such as boards or visitors.
 * @param one columns that tell them apart
 * @param bits SQL of a bit for each end at which it is there
 * @param facts SQL of is_own, is_base and the axes
 */
export const cellsAtEndsSql = (
  one: string,
  bits: string,
  facts: string,
  chosen: ChosenKeys | undefined,
): string => `
  SELECT cell.1 AS row, cell.2 AS column, sumForEach(${bitsSql('own_at')}) AS own, sumForEach(${bitsSql('base_at')}) AS base
  FROM (
    SELECT ${cellsSql(chosen)} AS cell, ${one}, groupBitOr(if(is_own, ${bits}, 0)) AS own_at, groupBitOr(if(is_base, ${bits}, 0)) AS base_at
    FROM (${facts}) GROUP BY cell, ${one})
  GROUP BY cell`;

/** SQL of cells at each end, in numbers alone. @param from SQL of slice, cell, name (a brand), held (a bit for each end), o (own) and b (base) */
export const countedAtEndsSql = (from: string): string => `
  SELECT slice, cell.1 AS row, cell.2 AS column, at_end, sum(o) AS own, sum(b) AS base,
    uniqExactIf(name, o > 0) AS having, uniqExactIf(name, b > 0) AS shown
  FROM (${from}) ARRAY JOIN ${EACH_END} AS at_end
  GROUP BY slice, cell, at_end`;

/** Cells at the end that was asked about. */
export const cellsAt = (slice: string, rows: readonly CellAtEnds[], { at }: Ends): CountRow[] =>
  rows.map(({ row, column, own, base }) => {
    return { ...NOTHING, slice, row, column, own: own[at] ?? 0, base: base[at] ?? 0 };
  });
