/**
 * By when half of all had come, from counts by day: in days, parts of the day in which it happened taken as evenly spread.
 * @returns not a number where there is none
 */
export function halfLifeOf(days: readonly number[]): number {
  const half = days.reduce((total, one) => total + one, 0) / 2;
  if (half === 0) return Number.NaN;
  let before = 0;
  for (const [day, count] of days.entries()) {
    if (before + count >= half) return day + (half - before) / count;
    before += count;
  }
  return days.length;
}
