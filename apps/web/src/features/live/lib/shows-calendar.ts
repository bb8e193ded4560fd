import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Shape } from '../../../api/operations';

/** So long a show is taken to last where nobody says otherwise. */
const LASTS_MS = 30 * 60_000;

/** Shows as a calendar that others subscribe to (RFC 5545). A show keeps its identity when its hour changes. */
export function showsCalendar(
  name: string,
  shows: readonly Shape<'CollectionSummaryDto'>[],
  say: {
    summary(show: Shape<'CollectionSummaryDto'>): string;
    location(show: Shape<'CollectionSummaryDto'>): string;
    url(slug: string): string;
  },
): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Toile//Show calendar//EN',
    ttl: 3600,
  });
  for (const show of shows) {
    const start = new Date(show.show_date);
    calendar.createEvent({
      id: `${show.slug}@toile`,
      // The same answer until something changes.
      stamp: start,
      start,
      end: new Date(start.getTime() + LASTS_MS),
      summary: say.summary(show),
      location: say.location(show),
      url: say.url(show.slug),
    });
  }
  return calendar.toString();
}
