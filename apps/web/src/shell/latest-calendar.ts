import { SEASONS } from '@toile/contracts';

/** The calendar of the newest season whose shows have begun. */
export function latestCalendar(now: Date): { type: string; season: string } | undefined {
  const today = now.toISOString();
  const [newest] = SEASONS.filter((season) => season.shows_start <= today).sort((a, b) =>
    b.shows_start.localeCompare(a.shows_start),
  );
  return newest && { type: 'woman', season: newest.slug };
}
