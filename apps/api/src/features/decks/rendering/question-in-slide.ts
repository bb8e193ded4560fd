import { type Locale, type Question, type QuestionMeasureName, questionMeasure } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { type QuestionAnswerDto, type QuestionCellDto, questionInWords } from '../../questions/index.js';
import type { Point } from './marks.js';
import type { SlideChartDto } from './rendered-slide.dto.js';

/** More than these are no drawing any more. */
const MOST = { categories: 14, series: 8 } as const;
const WHOLE = '*';

/** A question's answer as a table and a drawing in the reader's words. */
export function questionInSlide(asked: Question, answer: QuestionAnswerDto, locale: Locale) {
  const { rowName: row, columnName: column, ...shown } = questionInWords(asked, answer, locale);
  const cells = new Map(answer.rows.map((cell) => [`${cell.row} ${cell.column} ${cell.measure}`, cell]));
  const at = (r: string, c: string, measure: QuestionMeasureName) => cells.get(`${r} ${c} ${measure}`);
  const [first] = asked.measures;
  const measure = first ? messagesOf(locale).explore.measures[first] : '';
  const columns = answer.column_keys.length > 0 ? answer.column_keys.map(({ key }) => key) : [WHOLE];
  // As the table has them: a column each, and of each column its measures.
  const pairs = columns.flatMap((c) => answer.measures.map(({ name }) => ({ c, name })));
  const points = answer.row_keys.flatMap(({ key }, line) =>
    pairs.map(({ c, name }, place): Point => {
      const called = row(key);
      const cell = cells.get(`${key} ${c} ${name}`);
      return {
        key: `${key} ${c} ${name}`,
        label: pairs.length > 1 ? `${called}, ${shown.head[place + 1] ?? ''}` : called,
        value: cell?.value ?? null,
        text: shown.rows[line]?.[place + 1] ?? '',
        hidden: cell?.suppressed ?? false,
      };
    }),
  );
  return {
    ...shown,
    points,
    chart: first ? chartOf(asked, answer, first, { row, column, at, measure }) : null,
  };
}

const isTime = (dimension: string | undefined) => dimension === 'season' || dimension === 'week';

interface Names {
  row(key: string): string;
  column(key: string): string;
  at(row: string, column: string, measure: QuestionMeasureName): QuestionCellDto | undefined;
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
