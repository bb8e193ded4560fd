import type { Locale } from '@toile/contracts';

/** An ISO day as the language writes it. */
export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
