import {
  FORMULA_KEYS,
  type FormulaKey,
  formulasText,
  measuresIn,
  type QuestionFormula,
  readFormula,
  readFormulas,
} from './question-formula.js';
import { groupsText, type QuestionGroup, readGroups } from './question-group.js';
import {
  DIMENSIONS,
  isOfGarments,
  isTagDimension,
  QUESTION_FILTERS,
  QUESTION_MEASURE_NAMES,
  type QuestionDimension,
  type QuestionFilter,
  type QuestionMeasureName,
  questionMeasure,
} from './question-table.js';

/** Rows or columns: what they are, and which of it; the largest where none are named. */
export interface QuestionAxis {
  dimension: QuestionDimension;
  keys: string[];
}

/** What a cell must have, or must not: any of these. Several conditions hold together. */
export interface QuestionCondition {
  dimension: QuestionFilter;
  any: string[];
}

/** Where tags and colours that are asked together must meet: in one look, or on one of its garments. */
export const CROSSINGS = ['look', 'garment'] as const;
export type Crossing = (typeof CROSSINGS)[number];

export const QUESTION_WINDOWS = ['season', '30d', '12m', 'days'] as const;
export type QuestionWindow = (typeof QUESTION_WINDOWS)[number];
/** `value` and `change` are of the first measure; a formula is named by its key. */
export const QUESTION_ORDERS = ['value', 'change', 'name', ...FORMULA_KEYS] as const;
export type QuestionOrder = (typeof QUESTION_ORDERS)[number];

/** By what rows of a question with these formulas can stand. */
export const ordersOf = (formulas: readonly QuestionFormula[]): QuestionOrder[] =>
  QUESTION_ORDERS.filter((order) => {
    const at = FORMULA_KEYS.findIndex((key) => key === order);
    return at < formulas.length;
  });

/** What is asked of the dashboard: measures by dimensions, never SQL. */
export interface Question {
  measures: QuestionMeasureName[];
  rows: QuestionAxis;
  columns: QuestionAxis | null;
  where: QuestionCondition[];
  /** What is counted has none of any of these. */
  without: QuestionCondition[];
  crossing: Crossing;
  /** Members put together that rows, columns and conditions name by their keys. */
  groups: QuestionGroup[];
  /** Measures made of measures, behind the others. */
  formulas: QuestionFormula[];
  /** Slugs; the newest one where there are none. */
  seasons: string[];
  window: QuestionWindow;
  /** Days of one's own, in Paris, both included; of window `days`. */
  from: string | null;
  to: string | null;
  /** `previous`: a year earlier; else the slug of a season that each is set against. */
  compare: string | null;
  order: QuestionOrder;
  ascending: boolean;
  /** Rows and columns at most. */
  limit: number;
  column_limit: number;
}

export const LIMITS = {
  measures: 4,
  keys: 100,
  /** Of both kinds together. */
  conditions: 12,
  seasons: 8,
  rows: 200,
  columns: 60,
  cells: 2_000,
  days: 1_500,
  weeks: 60,
} as const;

const DEFAULT_ROWS = 20;
const DEFAULT_COLUMNS = 12;

/** A question of which only the measures and rows are said. */
export const question = (said: Partial<Question> & Pick<Question, 'measures' | 'rows'>): Question => ({
  columns: null,
  where: [],
  without: [],
  crossing: 'look',
  groups: [],
  formulas: [],
  seasons: [],
  window: said.from && said.to ? 'days' : 'season',
  from: null,
  to: null,
  compare: null,
  order: 'value',
  ascending: false,
  limit: DEFAULT_ROWS,
  column_limit: DEFAULT_COLUMNS,
  ...said,
});

const listed = (values: readonly string[]): string => values.join(',');
const axisText = ({ dimension, keys }: QuestionAxis): string =>
  keys.length > 0 ? `${dimension}:${listed(keys)}` : dimension;
const conditionsText = (conditions: readonly QuestionCondition[]): string =>
  conditions.map(({ dimension, any }) => `${dimension}:${listed(any)}`).join(';');

/** The question as parameters of an address, in one order; what is usual is left unsaid. */
export function questionParameters(asked: Question): Record<string, string> {
  const usual = question({ measures: [], rows: asked.rows });
  return {
    measures: listed(asked.measures),
    rows: axisText(asked.rows),
    ...(asked.columns && { columns: axisText(asked.columns) }),
    ...(asked.where.length > 0 && { where: conditionsText(asked.where) }),
    ...(asked.without.length > 0 && { without: conditionsText(asked.without) }),
    ...(asked.crossing !== usual.crossing && { crossing: asked.crossing }),
    ...(asked.groups.length > 0 && { groups: groupsText(asked.groups) }),
    ...(asked.formulas.length > 0 && { formulas: formulasText(asked.formulas) }),
    ...(asked.seasons.length > 0 && { seasons: listed(asked.seasons) }),
    ...(asked.window !== 'season' && asked.window !== 'days' && { window: asked.window }),
    ...(asked.window === 'days' && asked.from && asked.to && { from: asked.from, to: asked.to }),
    ...(asked.compare && { compare: asked.compare }),
    ...(asked.order !== usual.order && { order: asked.order }),
    ...(asked.ascending && { ascending: 'true' }),
    ...(asked.limit !== usual.limit && { limit: String(asked.limit) }),
    ...(asked.column_limit !== usual.column_limit && { column_limit: String(asked.column_limit) }),
  };
}

export const questionQuery = (asked: Question): string =>
  new URLSearchParams(questionParameters(asked)).toString();

type Parameters = Partial<Record<string, string>>;
const items = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
const parted = (text: string): [string, string] => {
  const at = text.indexOf(':');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1)];
};
const readConditions = (text = ''): QuestionCondition[] =>
  text
    .split(';')
    .filter((one) => one.trim())
    .map((one) => {
      const [dimension, any] = parted(one);
      return { dimension: dimension as QuestionFilter, any: items(any) };
    });

/** What parameters of an address say, as it is written: whether there is such a measure is asked of `questionFaults`. */
export function readQuestion(given: Parameters): Question {
  const axis = (text: string): QuestionAxis => {
    const [dimension, keys] = parted(text);
    return { dimension: dimension as QuestionDimension, keys: items(keys) };
  };
  const { from, to, order, window, limit, column_limit } = given;
  return question({
    measures: items(given.measures) as QuestionMeasureName[],
    rows: axis(given.rows ?? ''),
    ...(given.columns && { columns: axis(given.columns) }),
    where: readConditions(given.where),
    without: readConditions(given.without),
    ...(given.crossing && { crossing: given.crossing as Crossing }),
    groups: readGroups(given.groups ?? ''),
    formulas: readFormulas(given.formulas ?? ''),
    seasons: items(given.seasons),
    ...(window && { window: window as QuestionWindow }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && !window && { window: 'days' as const }),
    ...(given.compare && { compare: given.compare }),
    ...(order && { order: order as QuestionOrder }),
    ascending: given.ascending === 'true',
    ...(limit && { limit: Number(limit) }),
    ...(column_limit && { column_limit: Number(column_limit) }),
  });
}

export const isMeasureName = (name: string): name is QuestionMeasureName =>
  QUESTION_MEASURE_NAMES.some((one) => one === name);
export const isDimension = (name: string): name is QuestionDimension =>
  DIMENSIONS.some((one) => one === name);
export const isQuestionFilter = (name: string): name is QuestionFilter =>
  QUESTION_FILTERS.some((one) => one === name);

/** Whether tags and colours that are asked could meet on a garment: two of them, of something that is counted by looks. */
export function canCrossOnGarments(
  asked: Pick<Question, 'measures' | 'formulas' | 'rows' | 'columns' | 'where' | 'without'>,
): boolean {
  const axes = [asked.rows, ...(asked.columns ? [asked.columns] : [])];
  const dimensions = [...axes, ...asked.where, ...asked.without];
  return (
    dimensions.filter(({ dimension }) => isOfGarments(dimension)).length > 1 &&
    countedMeasures(asked).every((name) => questionMeasure(name).axes.includes('colour'))
  );
}

/** Whether rows or columns name a value, or a condition has no other. Tags of one category are tags. */
export function isNamed(
  { rows, columns, where, without }: Pick<Question, 'rows' | 'columns' | 'where' | 'without'>,
  filter: QuestionFilter,
  value: string,
): boolean {
  const isOf = (dimension: QuestionDimension) => (isTagDimension(dimension) ? 'tag' : dimension) === filter;
  const isLeft = (one: string) =>
    without.some(({ dimension, any }) => dimension === filter && any.includes(one));
  return (
    [rows, columns].some((axis) => axis && isOf(axis.dimension) && axis.keys.includes(value)) ||
    where.some(({ dimension, any }) => dimension === filter && any.includes(value) && any.every(isLeft))
  );
}

/** Whether all of its measures can leave something out: of members nothing is told that a difference could tell. */
export const canLeaveOut = (asked: Pick<Question, 'measures' | 'formulas'>): boolean =>
  countedMeasures(asked).every((name) => questionMeasure(name).rests !== 'members');

/** What a cell of an answer is of: a measure, or a formula of the question. */
export type AskedMeasure = QuestionMeasureName | FormulaKey;
export const isFormulaKey = (name: AskedMeasure): name is FormulaKey =>
  FORMULA_KEYS.some((one) => one === name);

/** Everything that is counted for a question, each once: what is shown, and what its formulas are made of. */
export const countedMeasures = ({ measures, formulas }: Pick<Question, 'measures' | 'formulas'>) => [
  ...new Set([...measures, ...formulas.flatMap(measuresOfFormula)]),
];

/** None of a formula that means nothing. */
export function measuresOfFormula({ formula }: QuestionFormula): QuestionMeasureName[] {
  const read = readFormula(formula);
  return 'node' in read ? measuresIn(read.node) : [];
}
