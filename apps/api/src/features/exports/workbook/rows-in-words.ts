import {
  type ExportReceipt,
  type FigureRow,
  FORMULA_KEYS,
  type Locale,
  QUESTION_MEASURE_NAMES,
  readQuestion,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { labelOf } from '@toile/vocabulary';
import { labelIn, valueIn } from '../../figures/index.js';
import { keyIn } from '../../questions/index.js';
import type { Cell, Table } from '../table.js';

/** What is said of one cell of a row, by the names of its columns. */
type Row = Record<string, Cell>;
type Words = Record<string, (row: Row) => Cell>;

const text = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '');

/**
 * The rows in the reader's language: what things are called, and numbers as they are shown. In English they are the API's own, and so
 * are slugs and bare numbers in all.
 */
export function rowsInWords({ columns, rows }: Table, { filters }: ExportReceipt, locale: Locale): Cell[][] {
  if (locale === 'en') return rows;
  const words = filters.question ? ofQuestion(filters.question, locale) : ofFigure(locale);
  return rows.map((cells) => {
    const row: Row = Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null]));
    return columns.map(({ name }) => {
      const cell = row[name] ?? null;
      return cell === null ? null : (words[name]?.(row) ?? cell);
    });
  });
}

const ofFigure = (locale: Locale): Words => ({
  job: ({ job }) => jobsIn(locale)[text(job)] ?? text(job),
  label: (row) => labelIn(locale, row as unknown as FigureRow),
  value_label: ({ value, value_label }) =>
    typeof value === 'number' ? valueIn(locale, { value, value_label: text(value_label) }) : null,
  city_name: ({ city_name }) => labelOf('city', slugOf(text(city_name)), locale) ?? text(city_name),
});

function ofQuestion(query: string, locale: Locale): Words {
  const { rows, columns, formulas } = readQuestion(Object.fromEntries(new URLSearchParams(query)));
  const { measures, formula } = messagesOf(locale).explore;
  const units: Record<string, string> = formula.units;
  const called = (dimension: string, key: Cell | undefined, label: Cell | undefined) =>
    keyIn(locale, dimension, text(key), new Map([[text(key), text(label)]]));
  return {
    label: ({ row, label }) => called(rows.dimension, row, label),
    column_label: ({ column, column_label }) => called(columns?.dimension ?? '', column, column_label),
    measure: ({ measure }) => {
      const known = QUESTION_MEASURE_NAMES.find((name) => name === measure);
      return known
        ? measures[known]
        : (formulas[FORMULA_KEYS.findIndex((key) => key === measure)]?.name ?? null);
    },
    unit: ({ unit }) => units[text(unit)] ?? null,
  };
}

function jobsIn(locale: Locale): Record<string, string> {
  const { account, dashboard } = messagesOf(locale);
  return { ...account.jobs, 'all-jobs': dashboard.allJobs };
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
