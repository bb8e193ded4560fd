'use client';
import { BarsChart } from './bars-chart';
import type { BodyProps } from './body-props';
import { RankedTable } from './ranked-table';

/** A table first, bars for who asks for them. */
export function TableBody({ figure, name, view, title }: BodyProps) {
  return view === 'chart' ? (
    <BarsChart figure={figure} name={name} title={title} />
  ) : (
    <RankedTable figure={figure} name={name} title={title} />
  );
}
