import type { ExportReceipt, Locale } from '@toile/contracts';
import { exportMessages } from '../../figures/index.js';
import { type Note, titleIn } from '../notes.js';
import type { Table } from '../table.js';
import { rowsInWords } from './rows-in-words.js';
import type { Workbook } from './write-workbook.js';

/** More bars than fit under each other are no chart. */
const MOST_BARS = 40;

/** A table as a workbook in a reader's words: the rows, notes on them, and a chart. */
export function workbookOf(
  { columns, rows }: Table,
  receipt: ExportReceipt,
  notes: readonly Note[],
  locale: Locale,
): Workbook {
  const { workbook, columns: words } = exportMessages(locale);
  const named: Record<string, string> = words;
  const title = titleIn(receipt, locale);
  return {
    title,
    sheets: { figure: workbook.sheets.figure, notes: workbook.sheets.notes, chart: workbook.sheets.chart },
    head: columns.map(({ name }) => named[name] ?? name),
    rows: rowsInWords({ columns, rows }, receipt, locale),
    empty: columns.flatMap((_, place) =>
      rows.length > 0 && rows.every((row) => row[place] === null) ? [place] : [],
    ),
    notes: [
      ...notes,
      ['', ''],
      [workbook.columns, workbook.field],
      ...columns.map(({ name }): Note => [named[name] ?? name, name]),
    ],
    chart: chartOf({ columns, rows }, title ?? workbook.sheets.chart),
  };
}

/** Values by name, or events by day. */
function chartOf({ columns, rows }: Table, title: string): Workbook['chart'] {
  const place = (name: string) => columns.findIndex((column) => column.name === name);
  const days = place('day');
  const [names, values] = days >= 0 ? [days, place('events')] : [place('label'), place('value')];
  if (names < 0 || values < 0) return null;
  // Rows stand by value: those without one come last.
  const drawn = rows.findIndex((row) => row[values] === null);
  const most = days >= 0 ? rows.length : MOST_BARS;
  const count = Math.min(most, drawn < 0 ? rows.length : drawn);
  return count > 0 ? { title, names, values, rows: count, isOverTime: days >= 0 } : null;
}
