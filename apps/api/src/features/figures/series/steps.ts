import { addDays, type Days, mondayOf } from '../scope/scope.js';
import type { Step } from './series.query.js';

/** A week or a day of a series; a week begins on Monday. */
export interface StepDays extends Days {
  /** Its days are not all asked for, or not all over yet. */
  partial: boolean;
}

const LENGTH = { week: 7, day: 1 } as const;

/** All steps from the first day to the last, the first and the last whole or not. */
export function stepsOf({ from, to }: Days, step: Step, today: string): StepDays[] {
  const steps: StepDays[] = [];
  let first = step === 'week' ? mondayOf(from) : from;
  while (first <= to) {
    const last = addDays(first, LENGTH[step] - 1);
    steps.push({
      from: first < from ? from : first,
      to: last > to ? to : last,
      partial: first < from || last > to || last >= today,
    });
    first = addDays(last, 1);
  }
  return steps;
}

/** How many there are, without making them. */
export const stepsIn = ({ from, to }: Days, step: Step): number =>
  Math.ceil((Date.parse(to) - Date.parse(from) + 86_400_000) / (LENGTH[step] * 86_400_000));
