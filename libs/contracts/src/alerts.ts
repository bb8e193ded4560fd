import type { FigureReference } from './figure-reference.js';
import type { ForecastSubject, Horizon } from './forecasts.js';

/**
 * All that an alert may watch, and which numbers of it: a row of a figure; a cell of a question of one measure; what is foretold of a
 * trend or brand; and weeks in which something changed. `bound` is the end of the 80 % interval that is nearer to the threshold,
 * `size` a change whichever way it went.
 */
export const ALERT_KINDS = {
  figure: { needs: ['figure', 'row'], may: ['filters'], measures: ['value', 'evolution', 'ranking'] },
  question: { needs: ['question', 'row'], may: ['column'], measures: ['value', 'evolution'] },
  forecast: { needs: ['series', 'weeks'], may: [], measures: ['value', 'evolution', 'bound'] },
  changes: { needs: ['series'], may: [], measures: ['size', 'evolution'] },
} as const satisfies Record<
  string,
  { needs: readonly AlertPart[]; may: readonly AlertPart[]; measures: readonly string[] }
>;
export type AlertKind = keyof typeof ALERT_KINDS;
export const ALERT_WATCHES = Object.keys(ALERT_KINDS) as AlertKind[];
export const ALERT_PARTS = ['figure', 'filters', 'question', 'row', 'column', 'series', 'weeks'] as const;
export type AlertPart = (typeof ALERT_PARTS)[number];
export const ALERT_MEASURES = ['value', 'evolution', 'ranking', 'bound', 'size'] as const;
export type AlertMeasure = (typeof ALERT_MEASURES)[number];
export const ALERT_OPERATORS = ['above', 'below'] as const;
export type AlertOperator = (typeof ALERT_OPERATORS)[number];

export type FigureWatch = { watches: 'figure'; row: string } & FigureReference;
/** A question as its address; `*` is the whole of its rows or columns. */
export interface QuestionWatch {
  watches: 'question';
  question: string;
  row: string;
  column: string;
}
export interface ForecastWatch {
  watches: 'forecast';
  series: ForecastSubject;
  weeks: Horizon;
}
export interface ChangesWatch {
  watches: 'changes';
  series: ForecastSubject;
}
export type AlertSubject = FigureWatch | QuestionWatch | ForecastWatch | ChangesWatch;

/** The number of what is watched that has to be passed. */
export interface AlertLimit {
  measure: AlertMeasure;
  operator: AlertOperator;
  threshold: number;
}

/** "Tell me when denim passes 10 % in Milan". */
export type AlertRule = AlertSubject & AlertLimit;

/** Where the watched number stands; it is told of when it goes from `armed` to `crossed`. */
export type AlertStand = 'unknown' | 'armed' | 'crossed';

export type FigureAlert = AlertRule & {
  id: string;
  name: string | null;
  paused: boolean;
  stand: AlertStand;
  /** The last time it was crossed. */
  last: { at: string; value: number } | null;
  /** The times it was crossed with the rule it has now, the newest first. */
  crossings: readonly { at: string; value: number }[];
  created_at: string;
};

/** How many crossings of an alert are kept. */
export const CROSSINGS_KEPT = 20;

/** What an alert would have done: the number at each time, and when it would have told. */
export interface AlertTrial {
  points: { at: string; value: number | null }[];
  fired: { at: string; value: number }[];
  now: { value: number | null; stand: AlertStand };
}
