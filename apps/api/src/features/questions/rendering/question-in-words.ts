import {
  type AskedMeasure,
  FORMULA_DIGITS,
  formulaInWords,
  isFormulaKey,
  isTagDimension,
  type Locale,
  type Question,
  questionMeasure,
} from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { comma } from '@toile/i18n/typography';
import { labelOf } from '@toile/vocabulary';
import { arrowOf, exportMessages, filled, labelIn, timeIn } from '../../figures/index.js';
import type { QuestionAnswerDto, QuestionCellDto, QuestionConditionDto } from '../dto/question-answer.dto.js';

const WHOLE = '*';
const LOW = ' *';

/** A question's answer as a table in the reader's words, and what its rows and columns are called. */
export function questionInWords(asked: Question, answer: QuestionAnswerDto, locale: Locale) {
  const words = messagesOf(locale).explore;
  const table = exportMessages(locale).table;
  const shown = answer.measures.map(({ name }) => name);
  const measureName = (name: AskedMeasure) => measureIn(locale, answer, name);
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
    ...pairs.map(({ column, measure }) => cellIn(locale, at(key, column, measure))),
    ...(hasChange && first ? [changeIn(locale, at(key, WHOLE, first))] : []),
  ]);
  const by = [asked.rows.dimension, ...(asked.columns ? [asked.columns.dimension] : [])];
  return {
    title: `${measures.join(comma(locale))} · ${by.map((one) => words.dimensions[one]).join(' × ')}`,
    filters: narrowingsIn(asked, answer, locale).join(' · '),
    head: [
      words.dimensions[asked.rows.dimension],
      ...pairs.map(headOf),
      ...(hasChange ? [table.head.change] : []),
    ],
    rows,
    rowName,
    columnName,
    notes: [
      ...(answer.rows.some(({ low_base }) => low_base) ? [`${LOW.trim()} ${table.lowBase}`] : []),
      ...(answer.meta.partial ? [table.partial] : []),
    ],
    source: sourceOf(answer, locale),
  };
}

/** What a measure is called, or a formula by whoever wrote it. */
export const measureIn = (
  locale: Locale,
  { measures }: Pick<QuestionAnswerDto, 'measures'>,
  name: AskedMeasure,
): string =>
  isFormulaKey(name)
    ? (measures.find((one) => one.name === name)?.label ?? name)
    : messagesOf(locale).explore.measures[name];

/** What a question is only of, what it leaves out, and where its things meet, in the reader's words. */
export function narrowingsIn(
  { crossing }: Pick<Question, 'crossing'>,
  { conditions, without }: Pick<QuestionAnswerDto, 'conditions' | 'without'>,
  locale: Locale,
): string[] {
  const words = messagesOf(locale).explore;
  return [
    ...conditions.map((one) => conditionIn(locale, one)),
    ...exclusionsIn(without, locale),
    ...(crossing === 'garment' ? [words.crossing.garment] : []),
  ];
}

const exclusionsIn = (without: readonly QuestionConditionDto[], locale: Locale): string[] =>
  without.map((one) =>
    filled(messagesOf(locale).explore.withoutThat, locale, { what: conditionIn(locale, one) }),
  );

function conditionIn(locale: Locale, { dimension, keys }: QuestionConditionDto): string {
  const labels = labelsOf(keys);
  return keys.map(({ key }) => keyIn(locale, dimension, key, labels)).join(comma(locale));
}

const labelsOf = (keys: readonly { key: string; label: string }[]) =>
  new Map(keys.map(({ key, label }) => [key, label]));

function sourceOf({ measures, without, meta }: QuestionAnswerDto, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayIn = (text: string) => day.format(new Date(`${text.slice(0, 10)}T00:00:00Z`));
  return filled(exportMessages(locale).table.source, locale, {
    definition:
      measures.map((one) => definitionIn(locale, one)).join(comma(locale)) + leftOutIn(without, locale),
    version: String(meta.version),
    from: dayIn(meta.window.from),
    to: dayIn(meta.window.to),
    asOf: timeIn(locale, meta.as_of),
  });
}

/** A number without lace is another than one with it: its definition goes on by what is left out. */
function leftOutIn(without: readonly QuestionConditionDto[], locale: Locale): string {
  const small = (text: string) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
  const parts = exclusionsIn(without, locale).map(small);
  const mark = locale === 'zh' ? '，' : ', ';
  return parts.length > 0 ? [mark, parts.join(comma(locale)), mark.trim()].join('') : '';
}

/** What is counted, in words, where a row of a program would name it by its id. */
function definitionIn(
  locale: Locale,
  { name, label, definition }: QuestionAnswerDto['measures'][number],
): string {
  const { measures, counts } = messagesOf(locale).explore;
  return isFormulaKey(name)
    ? `${label} (${formulaInWords(definition, measures)})`
    : `${measures[name]} (${counts[name]})`;
}

/** What a row, a column or a value of a condition is called in the language. */
export function keyIn(
  locale: Locale,
  dimension: string,
  key: string,
  labels: ReadonlyMap<string, string>,
): string {
  const label = labels.get(key) ?? key;
  if (dimension === 'city' || dimension === 'type') return labelOf(dimension, key, locale) ?? label;
  if (dimension === 'colour' || dimension === 'tone')
    return labelIn(locale, { label, tag_name: key, bar_background: key });
  if (dimension === 'week')
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${key}T00:00:00Z`),
    );
  const hasWords = isTagDimension(dimension) || dimension === 'category' || dimension === 'season';
  return labelIn(locale, { label, tag_name: hasWords ? key : null, bar_background: null });
}

/** A cell as it is written: what is hidden says so. */
export function cellIn(locale: Locale, cell: QuestionCellDto | undefined): string {
  if (!cell) return '–';
  if (cell.suppressed) return exportMessages(locale).table.suppressed;
  if (cell.value === null) return '–';
  return `${measuredIn(locale, cell.measure, cell.value, cell.unit)}${cell.low_base ? LOW : ''}`;
}

/** A number of a measure, or of a formula in its unit, with the digits it has. */
export function measuredIn(
  locale: Locale,
  measure: AskedMeasure,
  value: number,
  unit: QuestionCellDto['unit'] = isFormulaKey(measure) ? 'ratio' : questionMeasure(measure).unit,
): string {
  const digits = isFormulaKey(measure) ? FORMULA_DIGITS : questionMeasure(measure).digits;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number =
    unit === 'percent'
      ? new Intl.NumberFormat(locale, { ...style, style: 'percent' }).format(value / 100)
      : new Intl.NumberFormat(locale, style).format(value);
  return `${unit === 'times' ? '×' : ''}${number}`;
}

export function changeIn(locale: Locale, cell: QuestionCellDto | undefined): string {
  if (cell?.new) return exportMessages(locale).table.isNew;
  if (cell?.evolution == null) return '–';
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  return `${arrowOf(cell)} ${new Intl.NumberFormat(locale, style).format(cell.evolution / 100)}`;
}
