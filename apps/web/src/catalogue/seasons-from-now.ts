import type { SeasonFacts } from '@toile/contracts';

/** So long before its first show a season is prepared. */
const PREPARED_DAYS = 120;

/** Seasons by when they are worked on: the one prepared now and back from it, then those after it, the nearest first. */
export function seasonsFromNow<T extends Pick<SeasonFacts, 'shows_start'>>(
  seasons: readonly T[],
  now: Date,
): T[] {
  const horizon = new Date(now.getTime() + PREPARED_DAYS * 86_400_000).toISOString().slice(0, 10);
  const byStart = [...seasons].sort((a, b) => b.shows_start.localeCompare(a.shows_start));
  const isFar = ({ shows_start }: T) => shows_start > horizon;
  return [...byStart.filter((one) => !isFar(one)), ...byStart.filter(isFar).reverse()];
}
