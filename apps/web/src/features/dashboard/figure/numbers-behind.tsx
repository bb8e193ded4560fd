'use client';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import { type Answer, figureIn } from '../lib/answer';
import { kindOf } from '../lib/figure-kinds';
import { rowLabel } from '../lib/row-label';
import { useFigureInCard } from './figure-in-card';
import { FigureState } from './figure-state';
import styles from './how-counted.module.css';

/** The numbers of each row: what was counted, out of what, and a way to the looks or days they are made of. */
export function NumbersBehind({ answer }: { answer: Answer | null }) {
  const board = useBoard();
  const { words, locale } = board;
  const { subject } = kindOf(useFigureInCard().name);
  const labelOf = (row: Shape<'ExplainedRowDto'>) => rowLabel(subject, row, board);
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (!answer) return <div className={styles.loading} aria-busy="true" />;
  const explanation = figureIn(answer)?.explanation;
  if (!explanation) return 'status' in answer ? <FigureState answer={answer} /> : null;
  const hasShares = explanation.rows.some((row) => row.denominator !== null);
  const seasons = new Set(explanation.rows.map((row) => row.season_short)).size;
  return (
    <div className={styles.scroll}>
      <table>
        <caption>{words.how.rows}</caption>
        <thead>
          <tr>
            <th scope="col">{words.card.name}</th>
            <th scope="col">{words.how.numerator}</th>
            {hasShares && <th scope="col">{words.how.denominator}</th>}
            {hasShares && <th scope="col">{words.how.share}</th>}
          </tr>
        </thead>
        <tbody>
          {explanation.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and are replaced together.
            <tr key={index}>
              <th scope="row">
                {labelOf(row)}
                {seasons > 1 && row.season_short && <small> {row.season_short}</small>}
              </th>
              <td>
                {row.numerator === null ? (
                  words.how.hidden
                ) : row.numerator_rows ? (
                  <a href={row.numerator_rows} aria-label={words.how.behind.replace('{label}', labelOf(row))}>
                    {number.format(row.numerator)}
                  </a>
                ) : (
                  number.format(row.numerator)
                )}
              </td>
              {hasShares && <td>{row.denominator === null ? '' : number.format(row.denominator)}</td>}
              {hasShares && (
                <td>
                  {row.numerator !== null && row.denominator
                    ? `${share.format((100 * row.numerator) / row.denominator)}\u202f%`
                    : ''}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
