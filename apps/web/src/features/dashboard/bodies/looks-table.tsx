'use client';
import Link from 'next/link';
import { memo } from 'react';
import type { Shape } from '../../../api/operations';
import { href } from '../../../i18n/href';
import { useBoard } from '../board/board';
import { useRow } from '../figure/use-row';
import styles from './looks-table.module.css';

/** The same figure as a table: what a chart cannot say to a screen reader, and what can be copied. */
export const LooksTable = memo(function LooksTable(props: { rows: readonly Shape<'FigureRowDto'>[] }) {
  const { locale, names, words: all } = useBoard();
  const words = all.mostViewed;
  const { cities } = names;
  const { labelOf } = useRow('look');
  const number = new Intl.NumberFormat(locale);
  return (
    <details className={styles.details}>
      <summary>{words.table}</summary>
      <div className={styles.scroll}>
        <table>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.look}</th>
              <th scope="col">{words.season}</th>
              <th scope="col">{words.city}</th>
              <th scope="col">{words.visitors}</th>
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row) => (
              <tr key={row.look}>
                <td>{row.ranking}</td>
                <th scope="row">
                  <Link href={href(locale, 'look_show', { slug: row.look ?? '' })} prefetch={false}>
                    {labelOf(row)}
                  </Link>
                </th>
                <td>{row.season_short}</td>
                <td>{cities[row.city_name ?? ''] ?? row.city_name}</td>
                <td>{row.value === null ? '–' : number.format(row.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
