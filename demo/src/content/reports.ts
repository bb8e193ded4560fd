import { type ContentEntry, type ReportChapter, type ReportType, reportParts } from '@toile/contracts';
import { reportWords } from './report-words.js';
import { type Desk, daysAfter } from './words.js';

const EACH = 3;
const TYPES: readonly ReportType[] = ['flash', 'premium', 'general'];
const CHAPTERS: Record<ReportType, ReportChapter[]> = {
  flash: ['theme', 'garment', 'colours', 'looks'],
  premium: [
    ...(['theme', 'garment', 'silhouette', 'fabric', 'pattern', 'detail', 'shoes', 'bag'] as const),
    ...(['colours', 'tones', 'houses', 'searches', 'looks'] as const),
  ],
  general: ['theme', 'garment', 'fabric', 'pattern', 'colours', 'houses', 'searches', 'looks'],
};
/** Days after the last show. */
const APPEARS: Record<ReportType, number> = { flash: 2, premium: 12, general: 20 };

/** Three reports of each type; what they say is counted from the warehouse when they are first read. */
export function* reports(desk: Desk): Iterable<ContentEntry> {
  for (const [place, type] of TYPES.entries())
    for (const [index, event] of eventsFor(type, desk).entries()) {
      const cover = event.covers[(place * EACH + index) % event.covers.length] ?? null;
      const words = reportWords(type, event);
      const slug = [type, ...(type === 'general' ? [] : [event.city]), event.season].join('-');
      const chapters = CHAPTERS[type];
      yield {
        kind: 'report' as const,
        slug,
        doc: {
          id: place * EACH + index + 1,
          type,
          ...words,
          season: event.season,
          city: type === 'general' ? null : event.city,
          cover,
          // The cover stands before the parts.
          pages: reportParts(chapters).length + 1,
          published_at: daysAfter(event.last, APPEARS[type]),
          file: `${type}/${slug}.pdf`,
          figures: { type: 'woman', chapters },
        },
      };
    }
}

interface Event {
  season: string;
  city: string;
  last: string;
  covers: string[];
  shows: number;
}

/** Flash reports are about the newest weeks, premium ones about other weeks, general ones about whole seasons. */
function eventsFor(type: ReportType, desk: Desk): Event[] {
  if (type === 'general') return eventsOf(desk, ({ season }) => season).slice(0, EACH);
  const weeks = eventsOf(desk, ({ season, city }) => `${season}/${city}`);
  return type === 'flash'
    ? weeks.slice(0, EACH)
    : weeks
        .slice(EACH)
        .filter((_, at) => at % 2 === 0)
        .slice(0, EACH);
}

/** Seasons with fashion weeks, whose shows readers follow. */
const MAIN_SEASON = /^(spring-summer|fall-winter)-/;

/** Womenswear shows by what they have in common, the newest first. */
function eventsOf({ shows }: Desk, keyOf: (show: Desk['shows'][number]) => string): Event[] {
  const events = new Map<string, Event>();
  for (const show of shows) {
    if (show.type !== 'woman' || !MAIN_SEASON.test(show.season)) continue;
    const { season, city, show_date, cover } = show;
    const known = events.get(keyOf(show));
    const event = known ?? { season, city, last: show_date, shows: 0, covers: [] };
    event.shows += 1;
    if (cover) event.covers.push(cover);
    events.set(keyOf(show), event);
  }
  return [...events.values()];
}
