import type { Locale, Reference } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { IntlMessageFormat } from 'intl-messageformat';

const SEASON = /^(fall-winter|pre-fall|spring-summer|resort)-(\d{4})$/;

/** A season in the reader's words; what the catalogue says for those we have no words for. */
export function nameOfSeason({ slug, name }: Reference, locale: Locale): string {
  const [, kind = '', year = ''] = SEASON.exec(slug) ?? [];
  const word = (messagesOf(locale).catalogue.seasons as Readonly<Record<string, string>>)[kind];
  return word ? String(new IntlMessageFormat(word, locale).format({ year })) : name;
}
