import type { City } from '@toile/contracts';
import { TIME_ZONE } from '../i18n/time-zone';

/** The time zone of a city's shows, of the cities the catalogue knows; the site's own for any other. */
export const zoneOf = (city: string, cities: readonly Pick<City, 'slug' | 'timezone'>[]): string =>
  cities.find(({ slug }) => slug === city)?.timezone ?? TIME_ZONE;

/** A show's day and hour with the zone they are of: who reads them may be in another. */
export const SHOW_TIME = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;
