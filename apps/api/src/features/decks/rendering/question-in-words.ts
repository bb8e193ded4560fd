import {
  type AskedMeasure,
  FORMULA_DIGITS,
  isFormulaKey,
  isTagDimension,
  type Locale,
  type Question,
  type QuestionMeasureName,
  questionMeasure,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { labelOf } from '@toile/vocabulary';
import { exportMessages, filled, labelIn, timeIn } from '../../figures/index.js';
import type { QuestionAnswerDto, QuestionCellDto } from '../../questions/index.js';
import type { SlideChartDto } from './rendered-slide.dto.js';

/** More than these are no drawing any more. */
const MOST = { categories: 14, series: 8 } as const;
const WHOLE = '*';
const LOW = ' *';

/** A question's answer as a table and a drawing in the reader's words. */
export function questionInWords(asked: Question, answer: QuestionAnswerDto, locale: Locale) {
  const words = messagesOf(locale).explore;
  const table = exportMessages(locale).table;
  const shown = answer.measures.map(({ name }) => name);
  const measureName = (name: AskedMeasure) =>
    isFormulaKey(name)
      ? (answer.measures.find((one) => one.name === name)?.label ?? name)
      : words.measures[name];
  const measures = shown.map(measureName);
  const rowName = (key: string) => keyIn(locale, asked.rows.dimension, key, labelsOf(answer.row_keys));
  const columnName = (key: string) =>
    keyIn(locale, asked.columns?.dimension ?? '', key, labelsOf(answer.column_keys));
  const cellAt = new Map(answer.rows.map((cell) => [`${cell.row} ${cell.column} ${cell.measure}`, cell]));
  const at = (row: string, column: string, measure: AskedMeasure) =>
    cellAt.get(`${row} ${column} ${measure}`);
  const columns = answer.column_keys.length > 0 ? answer.column_keys.map(({ key }) => key) : [WHOLE];
  const pairs = columns.flatMap((column) => shown.map((measure) => ({ column, measure })));
  const headOf = ({ column, measure }: (typeof pairs)[number]) =>
    [
      column === WHOLE ? '' : columnName(column),
      column === WHOLE || measures.length > 1 ? measureName(measure) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const hasChange = asked.compare !== null && !asked.columns;
  const [first] = asked.measures;
  const rows = answer.row_keys.map(({ key }) => [
    rowName(key),
    ...pairs.map(({ column, measure }) => textOf(locale, at(key, column, measure))),
    ...(hasChange && first ? [changeOf(locale, at(key, WHOLE, first))] : []),
  ]);
  const by = [asked.rows.dimension, ...(asked.columns ? [asked.columns.dimension] : [])];
  return {
    title: `${measures.join(', ')} · ${by.map((one) => words.dimensions[one]).join(' × ')}`,
    filters: asked.where
      .map(({ dimension, any }) =>
        any
          .map(
            (one) =>
              asked.groups.find(({ key }) => key === one)?.name ?? keyIn(locale, dimension, one, new Map()),
          )
          .join(', '),
      )
      .join(' · '),
    head: [
      words.dimensions[asked.rows.dimension],
      ...pairs.map(headOf),
      ...(hasChange ? [table.head.change] : []),
    ],
    rows,
    chart: first
      ? chartOf(asked, answer, first, {
          row: rowName,
          column: columnName,
          at,
          measure: words.measures[first],
        })
      : null,
    notes: [
      ...(answer.rows.some(({ low_base }) => low_base) ? [`${LOW.trim()} ${table.lowBase}`] : []),
      ...(answer.meta.partial ? [table.partial] : []),
    ],
    source: sourceOf(answer, locale),
  };
}

const labelsOf = (keys: readonly { key: string; label: string }[]) =>
  new Map(keys.map(({ key, label }) => [key, label]));

function sourceOf({ measures, meta }: QuestionAnswerDto, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayIn = (text: string) => day.format(new Date(`${text.slice(0, 10)}T00:00:00Z`));
  return filled(exportMessages(locale).table.source, locale, {
    definition: measures.map(({ definition }) => definition).join(', '),
    version: String(meta.version),
    from: dayIn(meta.window.from),
    to: dayIn(meta.window.to),
    asOf: timeIn(locale, meta.as_of),
  });
}

/** What a row, a column or a value of a condition is called in the language. */
function keyIn(locale: Locale, dimension: string, key: string, labels: ReadonlyMap<string, string>): string {
  const label = labels.get(key) ?? key;
  if (dimension === 'city' || dimension === 'type') return labelOf(dimension, key, locale) ?? label;
  if (dimension === 'colour' || dimension === 'tone')
    return labelIn(locale, { label, tag_name: key, bar_background: key });
  if (dimension === 'week')
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${key}T00:00:00Z`),
    );
  const isTag = isTagDimension(dimension) || dimension === 'category';
  return labelIn(locale, { label, tag_name: isTag ? key : null, bar_background: null });
}

function textOf(locale: Locale, cell: QuestionCellDto | undefined): string {
  if (!cell) return '–';
  if (cell.suppressed) return exportMessages(locale).table.suppressed;
  if (cell.value === null) return '–';
  const { unit, measure } = cell;
  const digits = isFormulaKey(measure) ? FORMULA_DIGITS : questionMeasure(measure).digits;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number =
    unit === 'percent'
      ? new Intl.NumberFormat(locale, { ...style, style: 'percent' }).format(cell.value / 100)
      : new Intl.NumberFormat(locale, style).format(cell.value);
  return `${unit === 'times' ? '×' : ''}${number}${cell.low_base ? LOW : ''}`;
}

function changeOf(locale: Locale, cell: QuestionCellDto | undefined): string {
  if (cell?.new) return exportMessages(locale).table.isNew;
  if (cell?.evolution == null) return '–';
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  const sign = cell.evolution > 0 ? '▲' : cell.evolution < 0 ? '▼' : '▬';
  return `${sign} ${new Intl.NumberFormat(locale, style).format(cell.evolution / 100)}`;
}

const isTime = (dimension: string | undefined) => dimension === 'season' || dimension === 'week';

interface Names {
  row(key: string): string;
  column(key: string): string;
  at(row: string, column: string, measure: AskedMeasure): QuestionCellDto | undefined;
  measure: string;
}

/** The first measure: bars by rows with a colour a column, lines where an axis is time. */
function chartOf(
  asked: Question,
  { row_keys, column_keys }: QuestionAnswerDto,
  measure: QuestionMeasureName,
  { row, column, at, measure: name }: Names,
): SlideChartDto | null {
  const { unit, digits } = questionMeasure(measure);
  const rows = row_keys.map(({ key }) => key);
  const columns = column_keys.length > 0 ? column_keys.map(({ key }) => key) : [WHOLE];
  const timeInColumns = isTime(asked.columns?.dimension);
  // Seasons come newest first, and are read from the oldest.
  const inTime = (keys: string[], dimension: string | undefined) =>
    dimension === 'season' ? [...keys].reverse() : keys;
  const valueAt = (r: string, c: string) => at(r, c, measure)?.value ?? null;
  const nameOf = (key: string) => (key === WHOLE ? name : column(key));
  const shape = timeInColumns
    ? {
        categories: inTime(columns, asked.columns?.dimension).map((key) => ({ name: column(key), key })),
        series: rows.map((key) => ({ name: row(key), value: (other: string) => valueAt(key, other) })),
      }
    : {
        categories: inTime(rows, asked.rows.dimension).map((key) => ({ name: row(key), key })),
        series: columns.map((key) => ({ name: nameOf(key), value: (other: string) => valueAt(other, key) })),
      };
  const isOverTime = timeInColumns || isTime(asked.rows.dimension);
  const categories = shape.categories.slice(0, isOverTime ? undefined : MOST.categories);
  const series = shape.series.slice(0, MOST.series).map(({ name: called, value }) => ({
    name: called,
    values: categories.map(({ key }) => value(key)),
  }));
  if (!series.some(({ values }) => values.some((value) => value !== null))) return null;
  return {
    kind: isOverTime && categories.length > 1 ? 'lines' : 'bars',
    percent: unit === 'percent',
    digits,
    categories: categories.map(({ name: called }) => called),
    series,
  };
}
