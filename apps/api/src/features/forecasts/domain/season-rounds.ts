import type { Season } from '@toile/contracts';

/** Years of two halves each: fewer teach nothing of the next. */
export const FEWEST_SEASONS = 4;

/** The main seasons up to the newest that has closed, one each half-year without a gap, the oldest first. @param has whether it was shown at all */
export function seasonsTold<S extends Pick<Season, 'code' | 'status' | 'slug' | 'shows_start'>>(
  seasons: readonly S[],
  has: (slug: string) => boolean,
): { told: S[]; next: S | undefined } {
  const main = seasons
    .filter(({ code }) => code === 'FW' || code === 'SS')
    .sort((a, b) => a.shows_start.localeCompare(b.shows_start));
  const isTold = (season: S | undefined) => season?.status === 'closed' && has(season.slug);
  const last = main.findLastIndex(isTold);
  let first = last;
  while (first > 0 && isTold(main[first - 1])) first -= 1;
  return last < 0
    ? { told: [], next: undefined }
    : { told: main.slice(first, last + 1), next: main[last + 1] };
}

/** What a share had of all that was measured in so many weeks before a Monday, against the same weeks of the year before: a log ratio. */
export function readersMoved(
  { weeks, of }: { weeks: readonly string[]; of: readonly number[] },
  counts: readonly number[] | undefined,
  until: string,
): number | null {
  const last = weeks.findIndex((week) => week >= until);
  const end = last < 0 ? weeks.length : last;
  const sumOf = (values: readonly number[], to: number) =>
    values.slice(Math.max(0, to - HALF_YEAR), Math.max(0, to)).reduce((sum, one) => sum + one, 0);
  const [now, before] = [end, end - YEAR].map((to) => ({
    own: counts ? sumOf(counts, to) : 0,
    all: sumOf(of, to),
    weeks: of.slice(Math.max(0, to - HALF_YEAR), Math.max(0, to)).filter((one) => one > 0).length,
  }));
  if (!now || !before || Math.min(now.weeks, before.weeks) < FEWEST_WEEKS) return null;
  if (now.own + before.own < FEWEST_EVENTS) return null;
  return Math.log((now.own + 0.5) / now.all) - Math.log((before.own + 0.5) / before.all);
}

const HALF_YEAR = 26;
const YEAR = 52;
const FEWEST_WEEKS = 8;
const FEWEST_EVENTS = 20;
