import type { ContentEntry, ContentOf, ReportType } from '@toile/contracts';
import { type Desk, daysAfter, listed, topTags } from './words.js';

const EACH = 6;
const TYPES: readonly ReportType[] = ['flash', 'premium', 'general'];
const TITLES: Record<ReportType, (season: string, city: string) => string> = {
  flash: (season, city) => `Flash: ${city}, ${season}`,
  premium: (season, city) => `${season} in depth: ${city}`,
  general: (season) => `The state of ${season}`,
};

/** A report with what its pages say, for the catalogue and for the PDF. */
export interface DemoReport {
  slug: string;
  doc: ContentOf<'report'>;
  chapters: { title: string; text: string; rows: { label: string; share: number }[] }[];
}

/** Six reports of each type, counted from the catalogue itself. */
export function reportsOf(desk: Desk): DemoReport[] {
  const events = eventsOf(desk);
  return TYPES.flatMap((type, place) =>
    Array.from({ length: EACH }, (_, index): DemoReport | null => {
      const event = events[(index * TYPES.length + place) % Math.max(1, events.length)];
      if (!event) return null;
      const [season, city] = [desk.nameOf('seasons', event.season), desk.nameOf('cities', event.city)];
      const slug = `${type}-${event.city}-${event.season}-${index + 1}`;
      const chapters = chaptersOf(desk, event.collections);
      return {
        ...{ slug, chapters },
        doc: {
          ...{ id: place * EACH + index + 1, type, title: TITLES[type](season, city), season: event.season },
          summary: `What ${event.collections.length} shows in ${city} had in common, counted look by look.`,
          ...{ city: type === 'general' ? null : event.city, cover: event.cover, pages: chapters.length + 1 },
          published_at: daysAfter(event.last, type === 'flash' ? 2 : type === 'premium' ? 12 : 20),
          file: `${type}/${slug}.pdf`,
        },
      };
    }).filter((report) => report !== null),
  );
}

export function* reports(desk: Desk): Iterable<ContentEntry> {
  for (const { slug, doc } of reportsOf(desk)) yield { kind: 'report', slug, doc };
}

interface Event {
  season: string;
  city: string;
  last: string;
  cover: string | null;
  collections: string[];
}

/** Fashion weeks with shows, the newest first. */
function eventsOf({ shows }: Desk): Event[] {
  const events = new Map<string, Event>();
  for (const { slug, season, city, show_date, cover } of shows) {
    const key = `${season}/${city}`;
    const known = events.get(key);
    if (known) known.collections.push(slug);
    else events.set(key, { season, city, cover, last: show_date, collections: [slug] });
  }
  return [...events.values()];
}

function chaptersOf(desk: Desk, collections: readonly string[]): DemoReport['chapters'] {
  const looks = collections.flatMap((slug) => desk.looksOf(slug));
  const categories = ['theme', 'garment', 'fabric', 'pattern', 'shoes'] as const;
  return categories.map((category) => {
    const ofCategory = new Set(
      desk.catalogue.tags.filter((tag) => tag.category === category).map((tag) => tag.slug),
    );
    const top = topTags(
      looks.map((look) => ({ ...look, tags: look.tags.filter((tag) => ofCategory.has(tag)) })),
      8,
    );
    const rows = top.map((tag) => ({
      label: desk.nameOf('tags', tag),
      share: looks.filter((look) => look.tags.includes(tag)).length / Math.max(1, looks.length),
    }));
    const names = rows.slice(0, 3).map((row) => row.label.toLowerCase());
    const title = `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
    return { title, rows, text: `Of ${looks.length} looks, most showed ${listed(names)}.` };
  });
}
