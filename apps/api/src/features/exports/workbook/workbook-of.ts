import { type ExportReceipt, type FigureMeta, type Locale, readQuestion } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { consentIn, coversIn, exportMessages, timeIn, titleOf, windowRuleIn } from '../../figures/index.js';
import type { Cell, Table } from '../table.js';
import { rowsInWords } from './rows-in-words.js';
import type { Workbook } from './write-workbook.js';

/** More bars than fit under each other are no chart. */
const MOST_BARS = 40;

/** A table as a workbook in a reader's words: the rows, notes on them, and a chart. @param filters in words @param meta of a figure */
export function workbookOf(
  { columns, rows }: Table,
  receipt: ExportReceipt,
  filters: readonly string[],
  locale: Locale,
  { consent, covers }: Pick<FigureMeta, 'consent' | 'covers'> = {},
): Workbook {
  const { workbook, columns: words } = exportMessages(locale);
  const named: Record<string, string> = words;
  const definitions: Record<string, { numerator: string; denominator: string }> =
    messagesOf(locale).figures.definitions;
  const definition = definitions[receipt.definition ?? ''];
  const title = titleIn(receipt, locale);
  const notes: [string, Cell][] = [
    [workbook.figure, title],
    [workbook.numerator, definition?.numerator ?? null],
    [workbook.denominator, definition?.denominator ?? null],
    [workbook.version, receipt.version],
    [workbook.filters, filters.join(' · ')],
    [workbook.covers, coversIn(locale, covers)[0] ?? null],
    [workbook.days, `${receipt.window.from} – ${receipt.window.to}`],
    [workbook.rule, windowRuleIn(locale, receipt.window.rule)],
    [workbook.known, timeIn(locale, receipt.as_of)],
    [workbook.lowBase, messagesOf(locale).dashboard.how.cleaning],
    [workbook.consent, consentIn(locale, consent)[0] ?? null],
    [workbook.receipt, receipt.id],
    [workbook.again, receipt.again],
    [workbook.hash, receipt.sha256],
    ['', ''],
    [workbook.columns, workbook.field],
    ...columns.map(({ name }): [string, Cell] => [named[name] ?? name, name]),
  ];
  return {
    title,
    sheets: { figure: workbook.sheets.figure, notes: workbook.sheets.notes, chart: workbook.sheets.chart },
    head: columns.map(({ name }) => named[name] ?? name),
    rows: rowsInWords({ columns, rows }, receipt, locale),
    empty: columns.flatMap((_, place) =>
      rows.length > 0 && rows.every((row) => row[place] === null) ? [place] : [],
    ),
    notes: notes.filter(([, value]) => value !== null),
    chart: chartOf({ columns, rows }, title ?? workbook.sheets.chart),
  };
}

/** Of a question what it asks; rows of facts have no name. */
function titleIn({ definition, filters }: ExportReceipt, locale: Locale): string | null {
  if (!filters.question) return definition ? titleOf(definition, locale) : null;
  const { measures, dimensions, crossing } = messagesOf(locale).explore;
  const asked = readQuestion(Object.fromEntries(new URLSearchParams(filters.question)));
  const by = [asked.rows, ...(asked.columns ? [asked.columns] : [])].map(
    (axis) => dimensions[axis.dimension],
  );
  return [
    asked.measures.map((name) => measures[name]).join(', '),
    by.join(' × '),
    ...(asked.crossing === 'garment' ? [crossing.garment] : []),
  ].join(' · ');
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
