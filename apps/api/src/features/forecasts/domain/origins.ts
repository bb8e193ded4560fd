/** Events may arrive 48 hours after they happened; then a week says the same for good. */
const SETTLED_MS = 2 * 86_400_000;
/**
 * What is forecast of the past afterwards: every other week of the last two months, every eighth of a year and every thirteenth of two
 * years, so that each horizon has rounds that have ended, of Mondays of different times of the year.
 */
const PAST = [
  { apart: 2, back: 8 },
  { apart: 8, back: 52 },
  { apart: 13, back: 104 },
];
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
  const week = (Date.parse(`${latest}T00:00:00Z`) - FIRST) / WEEK_MS;
  const longest = Math.max(...PAST.map(({ back }) => back));
  return Array.from({ length: longest }, (_, n) => n + 1)
    .filter((ago) => PAST.some(({ apart, back }) => ago <= back && (week - ago) % apart === 0))
    .map((ago) => isoDay(FIRST + (week - ago) * WEEK_MS));
}
