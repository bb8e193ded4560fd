'use client';
import { Fragment, useId, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import { type Answer, figureIn } from '../lib/answer';
import { kindOf } from '../lib/figure-kinds';
import { rowLabel } from '../lib/row-label';
import { CountedNumber } from './counted-number';
import { EventsBehind } from './events-behind';
import { useFigureInCard } from './figure-in-card';
import { FigureState } from './figure-state';
import styles from './how-counted.module.css';
import { LooksBehind } from './looks-behind';

type Which = 'numerator' | 'denominator';

/** The numbers of each row: what was counted, out of what; each opens the looks or days it is made of. */
export function NumbersBehind({ answer }: { answer: Answer | null }) {
  const board = useBoard();
  const { words, locale } = board;
  const { subject } = kindOf(useFigureInCard().name);
  const labelOf = (row: Shape<'ExplainedRowDto'>) => rowLabel(subject, row, board);
  const panel = useId();
  const [open, setOpen] = useState<{ index: number; which: Which } | null>(null);
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
          {explanation.rows.map((row, index) => {
            const label = labelOf(row);
            const isOpen = (which: Which) => open?.index === index && open.which === which;
            const number = (which: Which) => (
              <CountedNumber
                value={row[which]}
                label={which === 'numerator' ? label : `${label}, ${words.how.denominator}`}
                rows={row[`${which}_rows`]}
                panel={panel}
                isOpen={isOpen(which)}
                onToggle={() => setOpen(isOpen(which) ? null : { index, which })}
              />
            );
            const rows = open?.index === index ? row[`${open.which}_rows`] : null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and are replaced together.
              <Fragment key={index}>
                <tr>
                  <th scope="row">
                    {label}
                    {seasons > 1 && row.season_short && <small> {row.season_short}</small>}
                  </th>
                  <td>{row.numerator === null ? words.how.hidden : number('numerator')}</td>
                  {hasShares && <td>{number('denominator')}</td>}
                  {hasShares && (
                    <td>
                      {row.numerator !== null && row.denominator
                        ? `${share.format((100 * row.numerator) / row.denominator)}\u202f%`
                        : ''}
                    </td>
                  )}
                </tr>
                {rows && (
                  <tr className={styles.evidence} id={panel}>
                    <td colSpan={hasShares ? 4 : 2}>
                      {rows.startsWith('/api/dashboard/rows/looks') ? (
                        <LooksBehind path={rows} />
                      ) : (
                        <EventsBehind path={rows} label={label} />
                      )}
                    </td>
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
