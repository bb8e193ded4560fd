'use client';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import type { ChartLook } from '../lib/chart-look';
import { type ErrorRow, errorsOption } from './errors-option';
import styles from './forecasts.module.css';

/** How large errors were, beside those of saying the year before; a bar opens the forecasts it is of. */
export function ErrorsChart(props: {
  rows: readonly ErrorRow[];
  label: string;
  ours: string;
  naive: string;
  locale: string;
}) {
  const { rows, label, ours, naive, locale } = props;
  const draw = useCallback(
    (look: ChartLook) => {
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      return drawn(errorsOption(rows, look, { ours, naive }, (value) => number.format(value)));
    },
    [rows, ours, naive, locale],
  );
  const router = useRouter();
  const pick = ({ index, isName }: Picked) => {
    const row = isName ? undefined : rows[index];
    if (row) router.push(row.href);
  };
  return (
    <>
      <p className={styles.notes} aria-hidden="true">
        ▬ {ours}
        {rows.some((row) => row.naive !== null) && ` · ○ ${naive}`}
      </p>
      <Chart start={startBars} draw={draw} label={label} height={24 + rows.length * 28} onPick={pick} />
    </>
  );
}
