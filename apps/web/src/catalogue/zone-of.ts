import type { City } from '@toile/contracts';
import { TIME_ZONE } from '../i18n/time-zone';

/** The time zone of a city's shows, of the cities the catalogue knows; the site's own for any other. */
export const zoneOf = (city: string, cities: readonly Pick<City, 'slug' | 'timezone'>[]): string =>
  cities.find(({ slug }) => slug === city)?.timezone ?? TIME_ZONE;
