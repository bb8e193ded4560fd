import type { Interval } from '@toile/contracts';

const MONTHS: Record<Interval, number> = { month: 1, year: 12 };

/** When somebody pays a price for the first time that begins at a moment: the first end of their terms that is not before it. */
export function firstPaymentAt(term: { endsAt: string; interval: Interval }, from: string): Date {
  const end = new Date(term.endsAt);
  const begins = new Date(from);
  for (let terms = 0; ; terms += 1) {
    const payment = monthsAfter(end, terms * MONTHS[term.interval]);
    if (payment >= begins) return payment;
  }
}

/** On the same day of the month, or on its last one where it has no such day. */
function monthsAfter(day: Date, months: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(day);
  at.setUTCFullYear(year, month, Math.min(day.getUTCDate(), lastDay));
  return at;
}
