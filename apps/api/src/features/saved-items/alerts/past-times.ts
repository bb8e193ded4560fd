import pLimit from 'p-limit';
import type { AlertPoint } from './alert-source.js';

const DAY_MS = 86_400_000;
/** Each point is a whole count from raw rows. */
const MOST_POINTS = 30;
const AT_ONCE = 2;

/** What was known at times evenly spread over the last days, and now, asked a few at once. */
export function askedOverTime(
  days: number,
  now: Date,
  valueAt: (asOf: Date) => Promise<number | null>,
): Promise<AlertPoint[]> {
  const steps = Math.min(days, MOST_POINTS);
  const times = Array.from(
    { length: steps + 1 },
    (_, step) => new Date(now.getTime() - ((steps - step) / steps) * days * DAY_MS),
  );
  return pLimit(AT_ONCE).map(times, async (time) => ({
    at: time.toISOString(),
    value: await valueAt(time),
  }));
}
