'use client';
import { useBoard } from '../board/board';
import { type FigureName, type Subject } from '../lib/figure-kinds';
import { BarsChart } from './bars-chart';
import type { BodyProps } from './body-props';
import styles from './looks-body.module.css';
import { LooksTable } from './looks-table';
import { RankedLooks } from './ranked-looks';

/** What a ranking of looks leads to where none is in focus. */
const LED: Partial<Record<FigureName, Subject>> = {
  viewedTrends: 'trend',
  savedTrends: 'trend',
  viewedBrands: 'brand',
  savedBrands: 'brand',
};

/** A ranking of looks as pictures; the one of the home page also as bars and as a table. */
export function LooksBody({ figure, name }: BodyProps) {
  const { words } = useBoard();
  const { rows } = figure;
  const isWhole = name === 'viewedHome';
  return (
    <>
      <RankedLooks rows={rows} name={name} leads={LED[name] ?? 'look'} isNarrow={!isWhole} />
      {isWhole && rows.some((row) => row.value !== null) && (
        <div className={styles.chart}>
          <h3>{words.mostViewed.chart}</h3>
          <BarsChart figure={figure} name={name} title={words.mostViewed.chart} />
        </div>
      )}
      {isWhole && <LooksTable rows={rows} />}
    </>
  );
}
