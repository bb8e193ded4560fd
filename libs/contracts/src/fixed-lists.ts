import type { Reference } from './catalogue.js';

/** Occupations of members, in the order of the specification; the first one is for filters only. */
export const JOBS = [
  { slug: 'all-jobs', name: 'All jobs' },
  { slug: 'pr-communications', name: 'PR communications' },
  { slug: 'insights-marketing', name: 'Insights marketing' },
  { slug: 'consumer', name: 'Consumer' },
  { slug: 'designer', name: 'Designer' },
  { slug: 'student', name: 'Student' },
  { slug: 'other', name: 'Other' },
  { slug: 'buyer', name: 'Buyer' },
  { slug: 'press-magazine-stylist', name: 'Press magazine stylist' },
] as const satisfies readonly Reference[];

/** A country of the fixed list; `code` is ISO 3166-1 alpha-2, null where no single country is meant. */
export interface Country extends Reference {
  code: string | null;
}

export const COUNTRIES = [
  { slug: 'all-countries', code: null, name: 'All countries' },
  { slug: 'italy', code: 'IT', name: 'Italy' },
  { slug: 'india', code: 'IN', name: 'India' },
  { slug: 'china', code: 'CN', name: 'China' },
  { slug: 'brazil', code: 'BR', name: 'Brazil' },
  { slug: 'spain', code: 'ES', name: 'Spain' },
  { slug: 'united-states', code: 'US', name: 'United States' },
  { slug: 'south-korea', code: 'KR', name: 'South Korea' },
  { slug: 'france', code: 'FR', name: 'France' },
  { slug: 'japan', code: 'JP', name: 'Japan' },
  { slug: 'united-kingdom', code: 'GB', name: 'United Kingdom' },
  { slug: 'sweden', code: 'SE', name: 'Sweden' },
  { slug: 'other', code: null, name: 'Other' },
] as const satisfies readonly Country[];

export const GENDERS = [
  { slug: 'woman', name: 'Woman' },
  { slug: 'man', name: 'Man' },
  { slug: 'non-binary', name: 'Non-binary' },
  { slug: 'not-said', name: 'Prefer not to say' },
] as const satisfies readonly Reference[];

/** A city with a fashion week; `timezone` is an IANA name. */
export interface City extends Reference {
  country: string;
  timezone: string;
}

/** The four cities of the specification; editors may add more. */
export const CITIES = [
  { slug: 'paris', name: 'Paris', country: 'France', timezone: 'Europe/Paris' },
  { slug: 'milan', name: 'Milan', country: 'Italy', timezone: 'Europe/Rome' },
  { slug: 'new-york', name: 'New York', country: 'United States', timezone: 'America/New_York' },
  { slug: 'london', name: 'London', country: 'United Kingdom', timezone: 'Europe/London' },
] as const satisfies readonly City[];
