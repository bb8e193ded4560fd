import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';

export type WordsWords = Messages['newsroom']['words'];
export interface Language {
  locale: Locale;
  name: string;
}

/** What a field is called: by its words, else by its name. */
export const labelOf = (words: WordsWords, field: string): string =>
  (words.fields as Record<string, string>)[field] ?? field;
