import type { Series } from '../series/series-values';

/** Of each week the runway share of the newest season of which anything was shown by then; null before the first. */
export function runwayByWeek(runway: Series, weeks: Series['steps']): (number | null)[] {
  const points = runway.series[0]?.points ?? [];
  return weeks.map((week) => points[seasonBy(runway, week)]?.value ?? null);
}

/** Which season is the newest that was shown by the end of a week. */
export const seasonBy = (runway: Series, week: Series['steps'][number]): number =>
  runway.steps.findLastIndex(({ from }) => from <= week.to);
