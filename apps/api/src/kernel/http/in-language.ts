import type { Locale, Translations } from '@toile/contracts';

/**
 * A document as readers of a language see it: with its words of that language, or in English where there are none.
 * `language` is that of the words.
 */
export function inLanguage<Words extends object, Doc extends object>(
  doc: Doc & { translations?: Translations<Words> | null | undefined },
  locale: Locale,
): Omit<Doc, 'translations'> & Partial<Words> & { language: Locale } {
  const { translations, ...english } = doc;
  const words = locale === 'en' ? undefined : translations?.[locale];
  return { ...english, ...words, language: words ? locale : 'en' } as never;
}
