'use client';
import { BarsChart } from './bars-chart';
import type { BodyProps } from './body-props';
import { HiddenRows } from './hidden-rows';
import { RankedTable } from './ranked-table';

/** Bars with the table behind them. */
export function BarsBody({ figure, name, view, title }: BodyProps) {
  if (view === 'table' || figure.rows.every((row) => row.value === null))
    return <RankedTable figure={figure} name={name} title={title} />;
  return (
    <>
      <BarsChart figure={figure} name={name} title={title} />
      <HiddenRows rows={figure.rows} />
    </>
  );
}
