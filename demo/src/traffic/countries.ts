import type { Locale } from '@toile/contracts';

interface Country {
  code: string;
  /** Part of the readers. */
  share: number;
  /** Hours ahead of UTC, near enough all year. */
  offset: number;
  locale: Locale;
}

const country = (code: string, share: number, offset: number, locale: Locale = 'en'): Country => ({
  code,
  share,
  offset,
  locale,
});

/** Where readers are. */
export const COUNTRIES: readonly Country[] = [
  country('FR', 0.2, 1, 'fr'),
  country('US', 0.19, -6),
  country('IT', 0.12, 1, 'it'),
  country('GB', 0.1, 0),
  country('JP', 0.07, 9),
  country('DE', 0.06, 1),
  country('CN', 0.06, 8, 'zh'),
  country('ES', 0.05, 1, 'es'),
  country('KR', 0.04, 9),
  country('BR', 0.03, -3),
  country('MX', 0.02, -6, 'es'),
  country('IN', 0.02, 5.5),
  country('SN', 0.02, 0, 'fr'),
  country('AU', 0.02, 10),
];

// How awake a country is by its local hour: asleep at four, a peak at lunch, a higher one in the evening.
const AWAKE = [
  3, 1.6, 0.9, 0.6, 0.5, 0.8, 1.6, 3, 4.4, 5.2, 5.6, 6, 6.6, 6.2, 5.6, 5.5, 5.8, 6.2, 6.8, 7.4, 8, 8.2, 7, 5,
];

const awake = ({ offset }: Country, utcHour: number) => AWAKE[(Math.floor(utcHour + offset) + 24) % 24] ?? 1;

/** Weight of each UTC hour for all readers together. */
export const DAY_RHYTHM: readonly number[] = Array.from({ length: 24 }, (_, hour) =>
  COUNTRIES.reduce((sum, one) => sum + one.share * awake(one, hour), 0),
);

const CUMULATIVE = Array.from({ length: 24 }, (_, hour) => {
  let sum = 0;
  return COUNTRIES.map((one) => (sum += one.share * awake(one, hour)));
});

/** Index of a country whose readers are up at this UTC hour; `unit` in [0, 1). */
export function countryAt(utcHour: number, unit: number): number {
  const row = CUMULATIVE[utcHour] ?? [];
  const aim = unit * (row.at(-1) ?? 0);
  const found = row.findIndex((sum) => sum > aim);
  return Math.max(found, 0);
}
