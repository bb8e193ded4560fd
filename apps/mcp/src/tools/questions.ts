import { type FigureMeta, LOCALES, QUESTION_MEASURE_NAMES } from '@toile/contracts';
import { z } from 'zod';
import { basisOf } from '../tables/figure-table.js';
import { table } from '../tables/markdown.js';
import { type AddTools, orRefused, pageAt, READS, receiptLine, said } from '../tool.js';

const QUESTIONS = '/api/dashboard/questions';
const MOST_CELLS = 200;

interface Cell {
  row: string;
  label: string;
  column: string;
  column_label: string;
  measure: string;
  unit: string;
  value: number | null;
  numerator: number | null;
  denominator: number | null;
  interval: [number, number] | null;
  before: number | null;
  evolution: number | null;
  points: number | null;
  change_interval: [number, number] | null;
  low_base: boolean;
  suppressed: boolean;
  new: boolean;
}

interface Answer {
  rows: Cell[];
  totals: Cell[];
  question: string;
  meta: FigureMeta;
}

/** Measures by dimensions: what no figure says by itself. */
export const addQuestionTools: AddTools = (server, context) => {
  server.registerTool(
    'ask_question',
    {
      title: 'Ask the dashboard a question',
      description:
        'Any measure by any dimension, as a sentence in English, French, Spanish, Italian or Chinese ("which fabrics grew most in Milan?") or as the parameters an answer gave before, changed: measures=runway_share&rows=fabric&columns=season&where=city:milan&seasons=spring-summer-2027&compare=previous&order=change&limit=20; without=tag:lace;brand:verdane what is left out; crossing=garment where tags and colours must be of one garment. Says how a sentence was understood. Needs every part of the dashboard.',
      inputSchema: {
        sentence: z.string().trim().min(1).max(300).optional(),
        language: z.enum(LOCALES).default('en'),
        question: z
          .string()
          .max(8_000)
          .optional()
          .describe(`Parameters, in place of a sentence. Measures: ${QUESTION_MEASURE_NAMES.join(', ')}`),
        as_of: z.iso.datetime().optional().describe('As it was known then'),
        cells: z.number().int().min(1).max(MOST_CELLS).default(40),
      },
      annotations: READS,
    },
    ({ sentence, language, question: given, as_of, cells }) =>
      orRefused(async () => {
        const read = sentence
          ? await context.api.get<{ question: string; words: { text: string; as: string }[] }>(
              `${QUESTIONS}/sentence`,
              { text: sentence, language },
            )
          : undefined;
        const question = read?.question ?? given ?? '';
        const query = { ...Object.fromEntries(new URLSearchParams(question)), as_of };
        const answer = await context.api.get<Answer>(QUESTIONS, query);
        const shown = answer.rows.slice(0, cells);
        const receipt = await receiptLine(context, QUESTIONS, { ...query, as_of: answer.meta.as_of });
        const link = pageAt(context, `/data/dashboard/explore?${answer.question}`);
        return said(
          [
            read && `Understood: ${read.words.map((one) => `${one.text} (${one.as})`).join(', ')}.`,
            `Asked: ${answer.question}`,
            shown.length > 0 ? cellTable(shown) : 'No rows: nothing was counted, or all of it is hidden.',
            answer.totals.length > 0 && `In whole:\n${cellTable(answer.totals.slice(0, cells))}`,
            answer.rows.length > shown.length &&
              `${answer.rows.length - shown.length} more cells are not shown.`,
            basisOf(answer.meta),
            receipt.line,
            `Open in the browser, as of now: ${link}`,
          ],
          {
            question: answer.question,
            words: read?.words ?? [],
            rows: shown,
            totals: answer.totals,
            meta: answer.meta,
            receipt: receipt.href,
            link,
          },
        );
      }),
  );
};

function cellTable(cells: readonly Cell[]): string {
  const hasColumns = cells.some(({ column }) => column !== '*' && column !== '');
  return table(
    [
      'row',
      ...(hasColumns ? ['column'] : []),
      'measure',
      'value',
      '95 % interval',
      'change',
      'counted',
      'note',
    ],
    cells.map((cell) => [
      nameOf(cell.row, cell.label),
      ...(hasColumns ? [nameOf(cell.column, cell.column_label)] : []),
      cell.measure,
      cell.suppressed
        ? 'hidden'
        : cell.value === null
          ? '–'
          : `${cell.value} ${cell.unit === 'percent' ? '%' : cell.unit}`,
      cell.interval ? `${cell.interval[0]} to ${cell.interval[1]}` : '',
      cell.evolution === null ? '' : `${cell.evolution > 0 ? '+' : ''}${cell.evolution} %${changeOf(cell)}`,
      cell.numerator === null
        ? ''
        : `${cell.numerator}${cell.denominator === null ? '' : ` of ${cell.denominator}`}`,
      notesOf(cell),
    ]),
  );
}

const nameOf = (key: string, label: string) =>
  key === '*' ? 'all' : key === label ? key : `${label} (${key})`;
const changeOf = ({ change_interval: ends }: Cell) => (ends ? ` (${ends[0]} to ${ends[1]})` : '');
const notesOf = (cell: Cell) =>
  [
    cell.suppressed && 'hidden: so few people that one could be recognised',
    cell.low_base && 'low base: rests on few',
    cell.new && 'new: nothing before to compare with',
  ]
    .filter(Boolean)
    .join('; ');
