import type { AlertMeasure } from './alerts.js';
import type { FigureReference } from './figure-reference.js';
import { FIGURE_UNITS, type FigureUnit, figureKind } from './figures/index.js';
import { type QuestionMeasureName, questionMeasure, readQuestion } from './questions/index.js';

/** What the limit of an alert is a number of. */
export type AlertUnit = FigureUnit | 'times' | 'place';

/** What an alert says of what it watches, whichever kind it is of. */
export type LimitedRule = Partial<FigureReference> & {
  measure: AlertMeasure;
  question?: string;
  row?: string;
};

/** The unit of the watched number, from the registers of figures and of questions: nothing is counted for it. */
export function unitOfAlert({ measure, figure, filters = {}, question, row }: LimitedRule): AlertUnit {
  if (measure === 'ranking') return 'place';
  if (measure === 'evolution') return 'percent';
  if (question)
    return unitOfMeasure(readQuestion(Object.fromEntries(new URLSearchParams(question))).measures[0]);
  const { unit = 'percent' } = figure ? figureKind(figure) : {};
  if (typeof unit === 'function') return unit(filters, row);
  return unit === 'by-row' ? (FIGURE_UNITS.find((one) => one === row) ?? 'number') : unit;
}

function unitOfMeasure(name: QuestionMeasureName | undefined): AlertUnit {
  if (!name) return 'number';
  const { unit } = questionMeasure(name);
  // Of events the measure says which.
  if (unit === 'events') return FIGURE_UNITS.find((one) => one === name) ?? 'number';
  if (unit === 'people') return 'visitors';
  return unit === 'ratio' ? 'number' : unit;
}
