'use client';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { RowLink } from '../figure/row-link';
import { useRow } from '../figure/use-row';
import { differenceOf, type Pair } from '../lib/compare-seasons';
import { pointsText } from '../lib/figure-text';
import styles from './ranked-table.module.css';
import { Triangle } from './triangle';
import { Value } from './value';

/** Two columns of one figure and the points between them. */
export function SeasonsTable(props: {
  pairs: readonly Pair[];
  seasons: readonly [string, string];
  title: string;
}) {
  const { words, locale } = useBoard();
  const { labelOf, hrefOf } = useRow('trend');
  const [first, second] = props.seasons;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{props.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.card.name}</th>
            <th scope="col">{first}</th>
            {second && <th scope="col">{second}</th>}
            {second && <th scope="col">{words.compare.difference}</th>}
          </tr>
        </thead>
        <tbody>
          {props.pairs.map((pair) => {
            const row = pair.first ?? pair.second;
            const href = row && hrefOf(row);
            const label = row ? labelOf(row) : pair.key;
            const difference = differenceOf(pair);
            return (
              <tr key={pair.key}>
                <td className={styles.rank}>{pair.first?.ranking}</td>
                <th scope="row">
                  <span className={styles.name}>{href ? <RowLink href={href}>{label}</RowLink> : label}</span>
                </th>
                <td>{pair.first ? <Value row={pair.first} /> : '–'}</td>
                {second && <td>{pair.second ? <Value row={pair.second} /> : '–'}</td>}
                {second && (
                  <td>
                    {difference === null ? (
                      '–'
                    ) : (
                      <>
                        <Triangle displayed={difference} />{' '}
                        {filled(words.card.points, { points: pointsText(difference, locale) })}
                      </>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
