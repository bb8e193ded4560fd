import { type AskedMeasure, type Locale, PALETTE, type Question } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { colon, comma } from '@toile/i18n/typography';
import { exportMessages, type RenderedTable } from '../../figures/index.js';
import type { QuestionAnswerDto, QuestionCellDto } from '../dto/question-answer.dto.js';
import { narrowedToIn } from './narrowed-to.js';
import { cellIn, changeIn, measureIn, questionInWords } from './question-in-words.js';

const WHOLE = '*';

/**
 * A question's answer as a table outside the dashboard: its totals behind rows and columns where it has them, a bar a row where
 * there is one number each.
 * @param most rows that are shown; the answer itself has them all
 */
export function questionTable(
  asked: Question,
  answer: QuestionAnswerDto,
  locale: Locale,
  most: number,
): RenderedTable {
  const words = messagesOf(locale).explore;
  const table = exportMessages(locale).table;
  const { title, head, rowName, notes, source } = questionInWords(asked, answer, locale);
  const cells = [...answer.rows, ...answer.totals];
  const places = new Map(cells.map((cell) => [placeOf(cell.row, cell.column, cell.measure), cell]));
  const at = (row: string, column: string, measure: AskedMeasure) =>
    places.get(placeOf(row, column, measure));
  const measures = answer.measures.map(({ name }) => name);
  const isTold = (row: string, column: string) =>
    measures.some((measure) => (at(row, column, measure)?.value ?? null) !== null);
  const rows = answer.row_keys.slice(0, most).map(({ key }) => key);
  const keys = answer.column_keys.map(({ key }) => key);
  const hasTotals = keys.length > 1 && rows.some((row) => isTold(row, WHOLE));
  const columns = keys.length > 0 ? [...keys, ...(hasTotals ? [WHOLE] : [])] : [WHOLE];
  const hasTotal = answer.row_keys.length > 1 && columns.some((column) => isTold(WHOLE, column));
  const [first] = measures;
  const hasChange = asked.compare !== null && !asked.columns && first !== undefined;
  const pairs = columns.flatMap((column) => measures.map((measure) => ({ column, measure })));
  // Those of totals stand behind what the table in words has.
  const called = pairs.map(({ column, measure }, place) => {
    if (column !== WHOLE || keys.length === 0) return head[place + 1] ?? '';
    return measures.length > 1 ? `${words.all} · ${measureIn(locale, answer, measure)}` : words.all;
  });
  const isOfOne = pairs.length === 1;
  const barValueOf = (row: string) => (isOfOne && first ? (at(row, WHOLE, first)?.value ?? null) : null);
  const largest = Math.max(0, ...rows.map((row) => barValueOf(row) ?? 0));
  const isOfColours = asked.rows.dimension === 'colour';
  const rowOf = (row: string) => {
    const label = row === WHOLE ? words.all : rowName(row);
    const values = pairs.map(({ column, measure }) => cellIn(locale, at(row, column, measure)));
    const change = hasChange && first ? [changeIn(locale, at(row, WHOLE, first))] : [];
    const value = row === WHOLE ? null : barValueOf(row);
    return {
      label,
      note: null,
      bar: value === null || largest <= 0 ? null : Math.max(0, value) / largest,
      colour: isOfColours ? (PALETTE.find(({ slug }) => slug === row)?.hex ?? null) : null,
      cells: [...values, ...change],
      text: `${label}${colon(locale)}${
        isOfOne
          ? [...values, ...change].join(' ')
          : [...values.map((text, place) => `${called[place]} ${text}`), ...change].join(comma(locale))
      }`,
    };
  };
  return {
    title,
    filters: narrowedToIn(answer, locale),
    head: head[0] ?? '',
    columns: [
      ...called.map((one) => ({ called: one, kind: 'value' as const })),
      ...(hasChange ? [{ called: table.head.change, kind: 'change' as const }] : []),
    ],
    rows: [...rows, ...(hasTotal ? [WHOLE] : [])].map(rowOf),
    empty: table.empty,
    notes,
    source,
  };
}

const placeOf = (row: string, column: string, measure: QuestionCellDto['measure']) =>
  `${row} ${column} ${measure}`;
