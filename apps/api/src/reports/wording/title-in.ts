import type { ContentOf, Locale } from '@toile/contracts';

/** Title and summary as editors wrote them in a language, and in English where they did not. */
export function titleIn(
  { title, summary, translations }: ContentOf<'report'>,
  locale: Locale,
): { title: string; summary: string; language: Locale } {
  const words = locale === 'en' ? undefined : translations?.[locale];
  return words ? { ...words, language: locale } : { title, summary, language: 'en' };
}
