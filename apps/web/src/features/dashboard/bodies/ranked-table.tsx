'use client';
import { type CSSProperties, memo, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { RowLink } from '../figure/row-link';
import { useRow } from '../figure/use-row';
import { type FigureName, kindOf } from '../lib/figure-kinds';
import { parts, rankMove } from '../lib/figure-text';
import { Change } from './change';
import { HiddenRows } from './hidden-rows';
import styles from './ranked-table.module.css';
import { Triangle } from './triangle';
import { Value } from './value';

const FIRST = 12;

/** Rows by rank with their bars, values and changes; what rests on too few is counted below. */
export const RankedTable = memo(function RankedTable(props: {
  figure: Shape<'FigureDto'>;
  name: FigureName;
  title: string;
}) {
  const { figure, name, title } = props;
  const { words } = useBoard();
  const [isWhole, setWhole] = useState(false);
  const { subject, rows: usual } = kindOf(name);
  const { labelOf, hrefOf } = useRow(subject);
  const visible = figure.rows.filter((row) => !row.suppressed);
  const first = Math.max(FIRST, usual);
  const shown = isWhole ? visible : visible.slice(0, first);
  const part = parts(visible);
  const has = (field: 'evolution' | 'index') =>
    visible.some((row) => row[field] !== null || (field === 'evolution' && row.new));
  const columns = { change: has('evolution'), index: has('index') };
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{words.card.rank}</span>
                </th>
                <th scope="col">{words.card.name}</th>
                <th scope="col">{words.card.value}</th>
                {columns.index && <th scope="col">{words.card.index}</th>}
                {columns.change && <th scope="col">{words.card.change}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={`${row.season_short}/${row.tag_name}/${row.label}`}>
                  <td className={styles.rank}>{row.ranking}</td>
                  <th scope="row" style={{ '--part': part(row.value) } as CSSProperties}>
                    <RowName row={row} label={labelOf(row)} href={hrefOf(row)} />
                  </th>
                  <td>
                    <Value row={row} />
                  </td>
                  {columns.index && <td>{row.index}</td>}
                  {columns.change && (
                    <td className={styles.change}>
                      <Change row={row} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {visible.length > first && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.card.less : filled(words.card.more, { count: visible.length })}
        </button>
      )}
      <HiddenRows rows={figure.rows} />
    </>
  );
});

function RowName({ row, label, href }: { row: Shape<'FigureRowDto'>; label: string; href: string | null }) {
  const { words } = useBoard();
  const move = rankMove(row);
  return (
    <span className={styles.name}>
      {row.bar_background && <i className={styles.swatch} style={{ background: row.bar_background }} />}
      {href ? <RowLink href={href}>{label}</RowLink> : label}
      {move !== null && move !== 0 && (
        <small className={styles.move}>
          <Triangle displayed={move} />
          <span aria-hidden="true">{Math.abs(move)}</span>
          <span className="visually-hidden">
            {filled(move > 0 ? words.card.rankUp : words.card.rankDown, { places: Math.abs(move) })}
          </span>
        </small>
      )}
    </span>
  );
}
