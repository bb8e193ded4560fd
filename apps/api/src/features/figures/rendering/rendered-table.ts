import type { RenderedFigure } from './render-figure.js';

export interface TableRow {
  label: string;
  /** What has to be known about its number. */
  note: string | null;
  /** How long the bar is, from 0 to 1; null where there is none. */
  bar: number | null;
  /** Of the bar, where the row is about a colour. */
  colour: string | null;
  /** One a column. */
  cells: string[];
  /** The row for readers of plain text. */
  text: string;
}

/** What was asked as a table outside the dashboard: words and numbers in one language, ready to be set. */
export interface RenderedTable {
  title: string;
  /** The filters, in words. */
  filters: string[];
  /** What rows are. */
  head: string;
  columns: { called: string; kind: 'aside' | 'value' | 'change' }[];
  rows: TableRow[];
  empty: string;
  notes: string[];
  /** Definition, window and the time it was known at. */
  source: string;
}

/** A figure as a table, with seasons and changes where it has any. */
export function tableOfFigure({ head, rows, ...shown }: RenderedFigure): RenderedTable {
  const hasSeason = rows.some(({ season }) => season !== null);
  const hasChange = rows.some(({ change }) => change !== null);
  return {
    ...shown,
    head: head.label,
    columns: [
      ...(hasSeason ? [{ called: head.season, kind: 'aside' as const }] : []),
      { called: head.value, kind: 'value' },
      ...(hasChange ? [{ called: head.change, kind: 'change' as const }] : []),
    ],
    rows: rows.map(({ label, note, bar, colour, season, value, change }) => ({
      label,
      note,
      bar,
      colour,
      cells: [...(hasSeason ? [season ?? ''] : []), value, ...(hasChange ? [change ?? ''] : [])],
      text: [
        `${label}:`,
        value,
        ...(change ? [change] : []),
        ...(season ? [`(${season})`] : []),
        ...(note ? [`– ${note}`] : []),
      ].join(' '),
    })),
  };
}
