import {
  fittedQuestion,
  type Question,
  question,
  questionParameters,
  questionQuery,
  readQuestion,
} from '@toile/contracts';

export const CHARTS = ['table', 'bars', 'lines', 'heat', 'network', 'scatter'] as const;
export type ChartKind = (typeof CHARTS)[number];

/** By which column rows stand, as the reader has put them. */
export interface Sorting {
  column: string;
  isAscending: boolean;
}
/** What the address of the page says: the whole question, and how its answer is shown. */
export interface ExploreState {
  question: Question;
  chart: ChartKind;
  sort: Sorting | null;
  /** Keys of rows that stand above the others, however those are sorted. */
  pins: readonly string[];
}

/** The address that answers a question of this page. */
export const questionPath = (asked: Question): string => `/api/dashboard/questions?${questionQuery(asked)}`;

const MOST_PINS = 20;
const START = question({
  measures: ['runway_share'],
  rows: { dimension: 'tag', keys: [] },
  compare: 'previous',
});

/** What can be asked of an address that anybody may have written. */
export function readState(query: URLSearchParams): ExploreState {
  const given = Object.fromEntries(query);
  const asked = given.measures ? fittedQuestion(readQuestion(given)) : START;
  const [column = '', order] = (given.sort ?? '').split('~');
  return {
    question: asked,
    chart: chartsFor(asked).find((chart) => chart === given.chart) ?? 'table',
    sort: column ? { column, isAscending: order === 'asc' } : null,
    pins: [...new Set((given.pins ?? '').split(',').filter(Boolean))].slice(0, MOST_PINS),
  };
}

export function stateQuery({ question: asked, chart, sort, pins }: ExploreState): string {
  const query = new URLSearchParams({
    ...questionParameters(asked),
    ...(chart !== 'table' && { chart }),
    ...(sort && { sort: `${sort.column}${sort.isAscending ? '~asc' : ''}` }),
    ...(pins.length > 0 && { pins: pins.join(',') }),
  });
  return `?${query}`;
}

const isTime = (dimension: string | undefined) => dimension === 'season' || dimension === 'week';

/** Drawings that say something of a question's answer. */
export function chartsFor({ measures, rows, columns }: Question): ChartKind[] {
  const hasTime = isTime(rows.dimension) || isTime(columns?.dimension);
  return CHARTS.filter((chart) => {
    if (chart === 'lines') return hasTime;
    if (chart === 'heat') return columns !== null;
    // What is together oftener than by chance: lines between what rows and columns are.
    if (chart === 'network') return measures[0] === 'lift' && columns !== null;
    return chart === 'scatter' ? measures.length > 1 && columns === null : true;
  });
}

/** Seasons that a question is about where it names none: those of a row of seasons, else the newest. */
export function withSeasons(asked: Question, known: readonly string[], newest: string): Question {
  const isOfSeasons = [asked.rows.dimension, asked.columns?.dimension].includes('season');
  if (asked.seasons.length > 0 || asked.window !== 'season') return asked;
  const at = Math.max(0, known.indexOf(newest));
  return fittedQuestion({ ...asked, seasons: isOfSeasons ? known.slice(at, at + 4) : [newest] });
}
