'use client';
import type { BodyProps } from './body-props';
import { RankedLooks } from './ranked-looks';
import { RankedTable } from './ranked-table';

/** Looks of a ranking as pictures, the first ones, or all as a table with what they are counted from. */
export function LooksOrTable({ figure, name, view, title }: BodyProps) {
  if (view === 'table') return <RankedTable figure={figure} name={name} title={title} />;
  return <RankedLooks rows={figure.rows.slice(0, FIRST)} name={name} isNarrow />;
}

const FIRST = 6;
