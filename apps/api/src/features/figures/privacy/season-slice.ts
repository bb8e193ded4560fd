import type { Season } from '@toile/contracts';
import { DAYS_AFTER } from '../measures/windows.query.js';
import { addDays, type Days, dayInParis } from '../scope/scope.js';

/** What happened longer before it arrived is not waited for. */
const LATE_DAYS = 2;
const WEEK = 7;

/**
 * The days of a season for what rests on attributes of members: whole weeks, Monday to Sunday, around the days it has in the
 * list of seasons and the week after. No filter moves them, and those of two seasons share no day.
 */
export function sliceOf({ shows_start, shows_end }: Pick<Season, 'shows_start' | 'shows_end'>): Days {
  const last = addDays(shows_end, DAYS_AFTER);
  return {
    from: addDays(shows_start, -daysAfterMonday(shows_start)),
    to: addDays(last, WEEK - 1 - daysAfterMonday(last)),
  };
}

/** Whether all that counts of these days has arrived by then. */
export const isSettled = ({ to }: Days, at: Date): boolean => dayInParis(at) > addDays(to, LATE_DAYS);

const daysAfterMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
