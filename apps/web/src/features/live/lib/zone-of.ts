import { CITIES } from '@toile/contracts';
import { TIME_ZONE } from '../../../i18n/time-zone';

/** The time zone of a city with shows. */
export const zoneOf = ({ slug }: { slug: string }): string =>
  CITIES.find((city) => city.slug === slug)?.timezone ?? TIME_ZONE;
