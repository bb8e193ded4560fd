import { LOCALES, type Locale } from '@toile/contracts';
import { type Messages, messagesOf } from '@toile/i18n';
import { IntlMessageFormat } from 'intl-messageformat';

export const localeNamed = (name: string): Locale => LOCALES.find((one) => one === name) ?? 'en';

/** The texts of exports, embedded figures and mails, in the reader's language. */
export const exportMessages = (locale: Locale): Messages['exports'] => messagesOf(locale).exports;

/** A message with its arguments filled in; whatever a person wrote stays text. */
export const filled = (message: string, locale: Locale, values: Record<string, string | number>): string =>
  String(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(values));
