import type { Locale } from '@toile/contracts';

/** Percent as the language writes it; a change has its sign. */
export const percentIn = (locale: Locale, value: number, is: 'plain' | 'signed'): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: is === 'signed' ? 'exceptZero' : 'auto',
    maximumFractionDigits: is === 'signed' ? 1 : 2,
  } as const).format(value / 100);
