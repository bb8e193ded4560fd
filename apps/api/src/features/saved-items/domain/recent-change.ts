import type { AlertLimit } from '@toile/contracts';

/** What the weeks of a trend or brand tell: where its level changed, and which weeks were odd. */
interface Changes {
  changes: readonly { from: string; before: number; after: number }[];
  oddWeeks: readonly { from: string; value: number; expected: number }[];
}
/** A change in percent of what was before, or was to be expected. */
export interface RecentChange {
  kind: 'level' | 'odd';
  /** Its Monday. */
  week: string;
  before: number;
  after: number;
  percent: number;
  /** The number an alert compares: `percent`, or its size. */
  value: number;
}

/** A change is news for so long. */
export const NEW_FOR_WEEKS = 8;
/** From nothing to something is no ratio. */
const MOST_PERCENT = 1_000;
const WEEK_MS = 604_800_000;

/**
 * Of the changes of the last weeks the newest that passes the limit; where none does, the nearest to it; undefined where there was none.
 * @param until the Monday after the last week
 */
export function changeThatCounts(
  { changes, oddWeeks }: Changes,
  until: string,
  { measure, operator, threshold }: AlertLimit,
): RecentChange | undefined {
  const first = new Date(Date.parse(`${until}T00:00:00Z`) - NEW_FOR_WEEKS * WEEK_MS)
    .toISOString()
    .slice(0, 10);
  const sign = operator === 'above' ? 1 : -1;
  const recent = [
    ...changes.map(({ from, before, after }) => ({ kind: 'level' as const, week: from, before, after })),
    ...oddWeeks.map(({ from, value, expected }) => ({
      kind: 'odd' as const,
      week: from,
      before: expected,
      after: value,
    })),
  ]
    .filter(({ week }) => week >= first && week < until)
    .map((change) => {
      const percent = percentOf(change);
      return { ...change, percent, value: measure === 'size' ? Math.abs(percent) : percent };
    });
  const passing = recent.filter(({ value }) => sign * (value - threshold) > 0);
  if (passing.length > 0) return passing.reduce((a, b) => (b.week > a.week ? b : a));
  return recent.reduce<RecentChange | undefined>(
    (a, b) => (a && sign * a.value >= sign * b.value ? a : b),
    undefined,
  );
}

function percentOf({ before, after }: { before: number; after: number }): number {
  if (before <= 0) return after > 0 ? MOST_PERCENT : 0;
  return Math.min(MOST_PERCENT, (100 * (after - before)) / before);
}
