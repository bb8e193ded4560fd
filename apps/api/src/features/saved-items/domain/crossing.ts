import type { AlertRule, AlertStand, AlertTrial } from '@toile/contracts';

/**
 * How far a number has to come back, as a part of the threshold, before its passing is news again: one that trembles
 * around the threshold is told once.
 */
export const HYSTERESIS = 0.05;

type Rule = Pick<AlertRule, 'operator' | 'threshold'>;

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

/** The same over times gone by, the oldest first: when it would have told. */
export function triedOn(rule: Rule, points: AlertTrial['points']): AlertTrial {
  let stand: AlertStand = 'unknown';
  const fired: AlertTrial['fired'] = [];
  for (const { at, value } of points) {
    const next = standAfter(rule, stand, value);
    if (stand === 'armed' && next === 'crossed' && value !== null) fired.push({ at, value });
    stand = next;
  }
  return { points, fired, now: { value: points.at(-1)?.value ?? null, stand } };
}
