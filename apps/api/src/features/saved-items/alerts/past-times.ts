import pLimit from 'p-limit';
import type { AlertPoint } from './alert-source.js';

const DAY_MS = 86_400_000;
const MOST_POINTS = 30;
const AT_ONCE = 4;

/**
 * What was known at the ends of days evenly spread over the last ones, and now, asked a few at once. What was known then is told by
 * sealed days alone; between two ends of days it would be counted from all raw rows.
 * @param valueAt of now where it is given no time, and all times that are past
 */
export async function askedOverTime(
  days: number,
  now: Date,
  valueAt: (asOf: Date | undefined, times: readonly Date[]) => Promise<number | null>,
): Promise<AlertPoint[]> {
  const steps = Math.min(days, MOST_POINTS);
  const times = Array.from({ length: steps }, (_, step) => {
    const day = Math.floor((now.getTime() - ((steps - step) / steps) * days * DAY_MS) / DAY_MS);
    return new Date((day + 1) * DAY_MS - 1);
  });
  // Now is counted otherwise than what is past, and longest: it is begun first.
  const [present, ...past] = await pLimit(AT_ONCE).map([undefined, ...times], async (time) => ({
    at: (time ?? now).toISOString(),
    value: await valueAt(time, times),
  }));
  return present ? [...past, present] : past;
}
