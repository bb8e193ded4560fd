'use client';
import Link from 'next/link';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { useRow } from '../figure/use-row';
import { kindOf } from '../lib/figure-kinds';
import { rankMove } from '../lib/figure-text';
import type { BodyProps } from './body-props';
import { Change } from './change';
import styles from './kpi-body.module.css';
import { Triangle } from './triangle';
import { Value } from './value';

/** Single numbers, large, each with its change and what it rests on. */
export function KpiBody({ figure, name }: BodyProps) {
  const { words, figures, locale } = useBoard();
  const { subject } = kindOf(name);
  const { labelOf, hrefOf } = useRow(subject === 'kpi' && !OWN_TITLE.has(name) ? 'kpi' : 'trend');
  const isOfTrends = subject === 'trend' && !OWN_TITLE.has(name);
  const number = new Intl.NumberFormat(locale);
  return (
    <dl className={styles.kpis} data-single={(figure.rows.length === 1 && !isOfTrends) || undefined}>
      {figure.rows.map((row) => {
        const href = isOfTrends ? hrefOf(row) : null;
        const move = rankMove(row);
        return (
          <div key={row.label}>
            <dt>
              {href ? (
                <Link href={href} prefetch={false}>
                  {labelOf(row)}
                </Link>
              ) : (
                labelOf(row)
              )}
            </dt>
            <dd className={styles.value} data-text={row.value === null || undefined}>
              <Value row={row} />
            </dd>
            <dd className={styles.facts}>
              {row.value !== null && <Change row={row} hasPoints />}
              {row.numerator !== null && row.denominator !== null && (
                <span>
                  {filled(words.card.base, {
                    numerator: number.format(row.numerator),
                    denominator: number.format(row.denominator),
                  })}
                </span>
              )}
              {row.ranking !== null && !isOfTrends && (
                <span>
                  {filled(figures.kpis.rank, { rank: row.ranking })}
                  {move !== null && (
                    <>
                      {' '}
                      <Triangle displayed={move} />
                    </>
                  )}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Figures of one row, named after the trend they are of. */
const OWN_TITLE = new Set(['trendSearches', 'trendAdoption', 'trendShare', 'trendBoards']);
