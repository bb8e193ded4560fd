/** Events may arrive 48 hours after they happened; then a week says the same for good. */
const SETTLED_MS = 2 * 86_400_000;
/** A quarter of a year apart, two years back: what is forecast of the past is the same few weeks whoever starts when. */
const APART_WEEKS = 13;
const PAST_ROUNDS = 8;
const WEEK_MS = 604_800_000;
/** A Monday from which the past rounds are counted. */
const FIRST = Date.parse('2020-01-06T00:00:00Z');

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday of the first week that is not known for good yet. @param today in Paris */
export function latestOrigin(today: string): string {
  const settled = Date.parse(`${today}T00:00:00Z`) - SETTLED_MS;
  return isoDay(FIRST + Math.floor((settled - FIRST) / WEEK_MS) * WEEK_MS);
}

/** Mondays before, on a grid that does not move with the day on which it is asked for; the newest first. */
export function pastOrigins(latest: string): string[] {
  const weeks = (Date.parse(`${latest}T00:00:00Z`) - FIRST) / WEEK_MS;
  const newest = Math.floor((weeks - 1) / APART_WEEKS) * APART_WEEKS;
  return Array.from({ length: PAST_ROUNDS }, (_, n) => isoDay(FIRST + (newest - n * APART_WEEKS) * WEEK_MS));
}
