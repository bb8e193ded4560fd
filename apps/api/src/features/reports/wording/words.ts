import type { Locale } from '@toile/contracts';
import { type Messages, messagesOf } from '@toile/i18n';
import { filled } from '../../figures/index.js';

/** How a language writes what a report says. */
export interface Words {
  locale: Locale;
  words: Messages['reports']['pdf'];
  /** A message with its arguments filled in. */
  fill(message: string, values: Record<string, string | number>): string;
  number(value: number): string;
  /** 13 → "13.0%", "13,0 %" */
  percent(value: number): string;
  /** ISO time or day → "2 March 2026" */
  day(iso: string): string;
  /** "a, b and c" */
  list(names: readonly string[]): string;
  /** As it stands within a sentence. */
  small(name: string): string;
}

/** English as it is written in Europe: the day before the month, no comma before "and". */
const REGION = { en: 'en-GB', fr: 'fr', es: 'es', it: 'it', zh: 'zh' } as const;

export function wordsIn(locale: Locale): Words {
  const region = REGION[locale];
  const numbers = new Intl.NumberFormat(region);
  const shares = new Intl.NumberFormat(region, { style: 'percent', ...ONE_DIGIT });
  const days = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(region, { type: 'conjunction' });
  return {
    locale,
    words: messagesOf(locale).reports.pdf,
    fill: (message, values) => filled(message, locale, values),
    number: (value) => numbers.format(value),
    percent: (value) => shares.format(value / 100),
    day: (iso) => days.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
    list: (names) => lists.format(names),
    small: (name) => name.toLocaleLowerCase(region),
  };
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
