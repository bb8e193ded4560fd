'use client';
import type { Question } from '@toile/contracts';
import Link from 'next/link';
import type { CSSProperties } from 'react';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { useBoard } from '../board/board';
import { Triangle } from '../bodies/triangle';
import { changeText, holdsZero } from '../lib/figure-text';
import { eventsOfCell, looksOfCell, searchOfCell } from './cell-behind';
import { measureText } from './cell-texts';
import styles from './explore.module.css';
import type { Sorting } from './explore-state';
import type { ExploreWords } from './explore-words';
import {
  type Grid,
  type GridColumn,
  type GridRow,
  heatIn,
  pinnedFirst,
  type QuestionCell,
  sortedRows,
} from './grid';

/** So many columns leave room for what their values lie between. */
export const MOST_ROOMY = 3;

interface Names {
  row(key: string): string;
  /** What its rows are: trends, cities. */
  head: string;
  column(key: string): string;
  measure(name: QuestionCell['measure']): string;
}
interface Props {
  asked: Question | null;
  /** Tags of conditions that mean narrower ones, too. */
  widened: readonly string[];
  grid: Grid;
  caption: string;
  words: ExploreWords;
  names: Names;
  sort: Sorting | null;
  onSort(sort: Sorting): void;
  /** Keys of rows that stand above the others. */
  pins: readonly string[];
  onPins(pins: string[]): void;
  onBehind(title: string, path: string, cell: QuestionCell): void;
}

/** The answer as a table: totals, shaded by how large a value is, sorted by any column; each cell opens what it counts. */
export function PivotTable(props: Props) {
  const { grid, caption, words, names, sort, onSort, pins, onPins } = props;
  const heat = heatIn(grid);
  const rows = pinnedFirst(sortedRows(grid, sort), pins);
  const hasColumns = grid.columns.some(({ key }) => key !== '*');
  const hasMeasures = new Set(grid.columns.map(({ measure }) => measure)).size > 1;
  const headOf = ({ key, measure }: GridColumn) =>
    [hasColumns ? names.column(key) : '', hasMeasures || !hasColumns ? names.measure(measure) : '']
      .filter(Boolean)
      .join(' · ');
  return (
    <Table<GridRow>
      caption={caption}
      isOfPage
      className={styles.pivot}
      columns={[
        {
          key: 'row',
          head: names.head,
          is: 'name',
          cell: (row) => (
            <>
              {row !== grid.total && (
                <button
                  type="button"
                  className={styles.pin}
                  aria-pressed={pins.includes(row.key)}
                  aria-label={filled(words.pin, { name: names.row(row.key) })}
                  title={filled(words.pin, { name: names.row(row.key) })}
                  onClick={() =>
                    onPins(
                      pins.includes(row.key) ? pins.filter((one) => one !== row.key) : [...pins, row.key],
                    )
                  }
                />
              )}
              {names.row(row.key)}
            </>
          ),
        },
        ...grid.columns.map((column) => {
          const isSorted = sort?.column === column.id;
          const isAscending = isSorted && sort.isAscending;
          return {
            key: column.id,
            sorted: isSorted ? (isAscending ? ('ascending' as const) : ('descending' as const)) : undefined,
            head: (
              <button
                type="button"
                title={filled(words.sortBy, { name: headOf(column) })}
                onClick={() => onSort({ column: column.id, isAscending: isSorted && !isAscending })}
              >
                {headOf(column)}
                {isSorted && <span aria-hidden="true">{isAscending ? ' ↑' : ' ↓'}</span>}
              </button>
            ),
            style: ({ cells }: GridRow) => {
              const cell = cells.get(column.id);
              return { '--heat': cell ? heat(cell) : 0 } as CSSProperties;
            },
            cell: ({ cells }: GridRow) => {
              const cell = cells.get(column.id);
              return cell ? <PivotCell {...props} cell={cell} name={headOf(column)} /> : '–';
            },
          };
        }),
      ]}
      rows={grid.total ? [...rows, grid.total] : rows}
      keyOf={({ key }) => key}
    />
  );
}

function PivotCell({
  asked,
  widened,
  grid,
  words,
  names,
  cell,
  name,
  onBehind,
}: Props & { cell: QuestionCell; name: string }) {
  const { words: board, locale } = useBoard();
  if (cell.suppressed) return <small>{words.hidden}</small>;
  if (cell.value === null) return '–';
  const text = measureText(cell.measure, locale, cell.unit);
  const about = { row: names.row(cell.row), column: name, value: text(cell.value) };
  const isRoomy = grid.columns.length <= MOST_ROOMY;
  // A whole of itself lies between nothing.
  const [from, to] = cell.interval?.[0] === cell.interval?.[1] ? [] : (cell.interval?.map(text) ?? []);
  const hints = [
    from === undefined || to === undefined ? '' : filled(words.between, { from, to }),
    cell.before === null ? '' : filled(words.was, { value: text(cell.before) }),
    cell.low_base ? board.lowBase : '',
  ].filter(Boolean);
  const search = asked && searchOfCell(asked, cell, widened);
  const looks = asked && !search && cell.value > 0 ? looksOfCell(asked, cell) : null;
  const behind = looks ?? (asked && eventsOfCell(asked, cell));
  const shown = (
    <span data-low={cell.low_base || undefined} title={hints.join(' · ') || undefined}>
      {text(cell.value)}
    </span>
  );
  return (
    <>
      {search ? (
        <Link
          href={`${href(locale, 'look_search', {})}?${search}`}
          prefetch={false}
          aria-label={filled(words.opens, about)}
        >
          {shown}
        </Link>
      ) : behind ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={filled(looks ? words.opens : words.openEvents, about)}
          onClick={() => onBehind(`${about.row}, ${about.column}`, behind, cell)}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      <CellChange cell={cell} />
      {isRoomy && from !== undefined && to !== undefined && (
        <small>
          {from} – {to}
        </small>
      )}
      {isRoomy && cell.low_base && <small>{board.lowBase}</small>}
    </>
  );
}

function CellChange({ cell }: { cell: QuestionCell }) {
  const { words, locale } = useBoard();
  if (cell.new) return <small>{words.new}</small>;
  if (cell.evolution === null) return null;
  return (
    <small>
      <Triangle displayed={cell.evolution} isUncertain={holdsZero(cell.change_interval)} />{' '}
      {changeText(cell.evolution, locale)}
    </small>
  );
}
