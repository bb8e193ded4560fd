import type { DayBehind } from '@toile/contracts';
import { FEWEST } from '../figure/figure-row.js';
import type { CountedDay } from './events-behind.query.js';

/**
 * Days as they may be shown: those of few people are hidden, and where only one is, the next smallest too, since the sum is
 * known from the figure.
 */
export function hiddenDays(days: readonly CountedDay[]): DayBehind[] {
  const isEmpty = ({ events }: CountedDay) => events === 0;
  const hidden = new Set(days.filter((day) => !isEmpty(day) && day.people < FEWEST));
  if (hidden.size === 1) {
    const rest = days.filter((day) => !isEmpty(day) && !hidden.has(day));
    const smallest = rest.sort((a, b) => a.people - b.people || a.day.localeCompare(b.day))[0];
    if (smallest) hidden.add(smallest);
  }
  return days.map((day) => ({
    day: day.day,
    events: hidden.has(day) ? null : day.events,
    of: day.of,
    suppressed: hidden.has(day),
  }));
}
