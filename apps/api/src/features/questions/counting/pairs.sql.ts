import { isGroupKey, type Question, type QuestionAxis, type QuestionDimension } from '@toile/contracts';
import { daysOfKeysSql } from '../../figures/index.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, NOTHING, WHOLE } from './source.js';

export const NO_KEYS = `CAST([], 'Array(String)')`;
const CHOSEN = (keys: string, parameter: string) =>
  `arrayFilter(one -> has({${parameter}:Array(String)}, one), ${keys})`;

/** SQL of the keys of rows or columns that were chosen. */
export const chosenSql = (keys: string, which: 'rows' | 'columns'): string =>
  CHOSEN(keys, which === 'rows' ? 'row_keys' : 'column_keys');

const CROSSED = 'arrayFlatten(arrayMap(one -> arrayMap(other -> (one, other), column_of), row_of))';

/**
 * SQL of the keys that something has in rows and columns, of which only the chosen ones are kept, and of where they cross.
 * @param pairs where they do, if not wherever there are both
 */
export const axesSql = (
  rows: string,
  columns: string,
  chosen: ChosenKeys | undefined,
  pairs: string | null = null,
): string =>
  chosen
    ? `${chosenSql(rows, 'rows')} AS row_of, ${chosenSql(columns, 'columns')} AS column_of, ${pairs ?? CROSSED} AS pair_of`
    : `${rows} AS row_of, ${columns} AS column_of`;

export const axesParams = (chosen: ChosenKeys | undefined): Record<string, string[]> =>
  chosen ? { row_keys: [...chosen.rows], column_keys: [...chosen.columns] } : {};

/** SQL of all cells that something is in: the whole, its rows, its columns, and once keys are chosen where they cross. */
export const cellsOfOneSql = (
  chosen: ChosenKeys | undefined,
): string => `arrayConcat([('${WHOLE}', '${WHOLE}')],
  arrayMap(one -> (one, '${WHOLE}'), row_of), arrayMap(one -> ('${WHOLE}', one), column_of)
  ${chosen ? ', pair_of' : ''})`;

/** The same, a row each. */
export const cellsSql = (chosen: ChosenKeys | undefined): string => `arrayJoin(${cellsOfOneSql(chosen)})`;

/** Whether it is asked what each brand or part of visitors has of a cell: of cells that may be shown. */
export const hasParts = ({ isOfOneAxis }: AskedQuestion, chosen: ChosenKeys | undefined): boolean =>
  chosen !== undefined || isOfOneAxis;

/** SQL of cells from rows of slice, cell, name (a brand, or a part of visitors), o (own) and b (base). */
export const countedSql = (from: string, withParts: boolean): string => `
  SELECT slice, cell.1 AS row, cell.2 AS column, sum(o) AS own, sum(b) AS base, countIf(o > 0) AS having, countIf(b > 0) AS shown
    ${withParts ? ', groupArray(name) AS names, groupArray(o) AS owns, groupArray(b) AS bases' : ''}
  FROM (${from}) GROUP BY slice, cell`;

/**
 * The same in numbers alone, by the days things happened and arrived on, for `addedUp`: own and base of a cell are a key each.
 * @param facts SQL of is_own, is_base, n, day, ingest_day, held (a bit for each end) and the axes
 */
export const cellsByDaySql = (facts: string, chosen: ChosenKeys | undefined): string =>
  daysOfKeysSql(`
    SELECT concat(cell.1, '\\n', cell.2, '\\n', counted.1) AS key, held, day, ingest_day, counted.2 AS n
    FROM (
      SELECT ${cellsSql(chosen)} AS cell, held, day, ingest_day, sumIf(n, is_own) AS o, sumIf(n, is_base) AS b
      FROM (${facts}) GROUP BY cell, held, day, ingest_day)
    ARRAY JOIN [('own', o), ('base', b)] AS counted`);

/** What was added up of each cell. */
export function cellsOfSums(slice: string, sums: ReadonlyMap<string, number>): CountRow[] {
  const found = new Map<string, CountRow>();
  for (const [key, n] of sums) {
    const [row = '', column = '', what] = key.split('\n');
    const cell = found.get(`${row}\n${column}`) ?? { ...NOTHING, slice, row, column };
    found.set(`${row}\n${column}`, what === 'own' ? { ...cell, own: n } : { ...cell, base: n });
  }
  return [...found.values()];
}

/** SQL of Monday of a week. */
export const WEEK_OF = (day: string) => `toString(toMonday(${day}))`;

/**
 * SQL of the keys of an axis; none where the axis is the season, or there is no axis. A group that is named there is one key more of what
 * has any of its members, so that it is counted once whichever of them it has.
 */
export function keysSql(
  axis: QuestionAxis | null,
  { groups }: Question,
  known: Partial<Record<QuestionDimension, string>>,
): string {
  const keys = axis && known[axis.dimension];
  if (!keys) return NO_KEYS;
  const named = groups.flatMap(({ key }, at) =>
    axis.keys.includes(key)
      ? [`if(hasAny(${keys}, {group_${at}:Array(String)}), {group_key_${at}:String}, '')`]
      : [],
  );
  return named.length === 0
    ? keys
    : `arrayConcat(${keys}, arrayFilter(one -> one != '', [${named.join(', ')}]))`;
}

/** What SQL of groups binds: those that rows or columns name. */
export const groupParams = ({ groups, rows, columns }: Question): Record<string, string | string[]> =>
  Object.fromEntries(
    groups.flatMap(({ key, any }, at) =>
      [...rows.keys, ...(columns?.keys ?? [])].filter(isGroupKey).includes(key)
        ? [
            [`group_${at}`, any],
            [`group_key_${at}`, key],
          ]
        : [],
    ),
  );
