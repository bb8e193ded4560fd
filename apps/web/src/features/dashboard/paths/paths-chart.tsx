'use client';
import { colon } from '@toile/i18n/typography';
import { useCallback, useMemo } from 'react';
import { Chart } from '../chart/chart';
import { drawn, startFlow } from '../chart/starts';
import type { ChartLook } from '../lib/chart-look';
import { flowOption } from './flow-option';
import { flowsOf, type PathRow } from './flows';

/** How members flow from a search to a board; the table beside says the same. */
export function PathsChart(props: {
  rows: readonly PathRow[];
  /** What rows and steps are called. */
  names: Readonly<Record<string, string>>;
  label: string;
  locale: string;
}) {
  const { rows, names, label, locale } = props;
  const flows = useMemo(() => flowsOf(rows), [rows]);
  const draw = useCallback(
    (look: ChartLook) => {
      const number = new Intl.NumberFormat(locale);
      return drawn(
        flowOption(
          flows,
          look,
          (key) => names[key] ?? key,
          (one) => number.format(one),
          colon(locale),
        ),
      );
    },
    [flows, names, locale],
  );
  return <Chart start={startFlow} draw={draw} label={label} height={300} />;
}
