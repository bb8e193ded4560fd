import type { AlertLimit, AlertStand, AlertTrial } from '@toile/contracts';

/**
 * How far a number has to come back, as a part of the threshold, before its passing is news again: one that trembles
 * around the threshold is told once.
 */
export const HYSTERESIS = 0.05;

type Rule = Pick<AlertLimit, 'operator' | 'threshold'>;

/** What was looked at: a number, and of what happened in a week its Monday. */
export interface Looked {
  value: number | null;
  week: string | null;
}
/** Where an alert stands, and of which week it was told. */
export interface Stood {
  stand: AlertStand;
  week: string | null;
}

/** Which week a change belongs to becomes clear with the weeks that follow: those next to each other are one. */
const OTHER_NEWS_DAYS = 28;
const DAY_MS = 86_400_000;

/** Where a number stands after it was looked at; a number nobody may know changes nothing. */
export function standAfter(
  { operator, threshold }: Rule,
  before: AlertStand,
  value: number | null,
): AlertStand {
  if (value === null) return before;
  const sign = operator === 'above' ? 1 : -1;
  const beyond = sign * (value - threshold);
  if (beyond > 0) return 'crossed';
  const hasComeBack = beyond < -HYSTERESIS * Math.abs(threshold) || (threshold === 0 && beyond < 0);
  return before === 'crossed' && !hasComeBack ? 'crossed' : 'armed';
}

/** What passes is news; of what happened in a week only when it is much later than what was told of, even where that was lost of sight. */
function isAnew(before: Stood, week: string | null): boolean {
  if (before.week === null || week === null) return before.stand === 'armed';
  return Date.parse(week) - Date.parse(before.week) >= OTHER_NEWS_DAYS * DAY_MS;
}

/** Where it stands after a look, and whether that has to be told: nothing is where it stood when it was looked at first. */
export function lookedAt(rule: Rule, before: Stood, { value, week }: Looked): Stood & { isNews: boolean } {
  const stand = standAfter(rule, before.stand, value);
  if (stand !== 'crossed') return { stand, week: before.week, isNews: false };
  const isFirst = before.stand === 'unknown';
  const isNews = !isFirst && isAnew(before, week);
  return { stand, week: isNews || isFirst ? week : before.week, isNews };
}

/** Whether a look changes anything: looking again at the same number is no event. */
export function isMoved(alert: Rule & Stood, look: Looked): boolean {
  const next = lookedAt(alert, alert, look);
  return look.value !== null && (next.stand !== alert.stand || next.isNews);
}

/** The same over times gone by, the oldest first: when it would have told. */
export function triedOn(
  rule: Rule,
  points: readonly { at: string; value: number | null; week?: string | null }[],
): AlertTrial {
  let stood: Stood = { stand: 'unknown', week: null };
  const fired: AlertTrial['fired'] = [];
  for (const { at, value, week = null } of points) {
    const next = lookedAt(rule, stood, { value, week });
    if (next.isNews && value !== null) fired.push({ at, value });
    stood = next;
  }
  return {
    points: points.map(({ at, value }) => ({ at, value })),
    fired,
    now: { value: points.at(-1)?.value ?? null, stand: stood.stand },
  };
}
