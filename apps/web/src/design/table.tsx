import { type CSSProperties, Fragment, type ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell(row: Row): ReactNode;
  /**
   * `name` heads its row, and takes the room that is left; `rank` stands before it in as little as it needs; `mark` is a sign in the
   * middle of its column. Others are numbers and other short texts, which end where their column ends.
   */
  is?: 'name' | 'rank' | 'text' | 'mark';
  /** Of its cells. */
  style?(row: Row): CSSProperties;
  /** Where rows stand by it. */
  sorted?: 'ascending' | 'descending' | undefined;
}

/** Rows of one kind under named columns. What is wider than its place scrolls by itself. */
export function Table<Row>(props: {
  caption: string;
  /** Drawn above; else it is said to those who hear the page. */
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  className?: string | undefined;
  /** Has the width of a page: no wider than the eye can follow a row, unless its columns need it. */
  isOfPage?: boolean;
  /** What a row opens, over the width of the table. */
  below?(row: Row): ReactNode;
}) {
  const { caption, columns, rows, keyOf, isOfPage, below } = props;
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${isOfPage ? styles.ofPage : ''} ${props.className ?? ''}`}>
        <caption className={props.isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, is, sorted }) => (
              <th key={key} scope="col" className={is && styles[is]} aria-sort={sorted}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const opened = below?.(row);
            return (
              <Fragment key={keyOf(row)}>
                <tr>
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                </tr>
                {opened && (
                  <tr>
                    <td colSpan={columns.length}>{opened}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column: { is, style, cell }, row }: { column: Column<Row>; row: Row }) {
  const own = { className: is && styles[is], style: style?.(row) };
  return is === 'name' ? (
    <th scope="row" {...own}>
      {cell(row)}
    </th>
  ) : (
    <td {...own}>{cell(row)}</td>
  );
}
