import type { Locale } from '@toile/contracts';
import { describeGarments } from '@toile/vocabulary/descriptions';
import type { LookEntity } from './read-models/picture.entity.js';

/**
 * What a picture shows, in the reader's language: as somebody wrote it, otherwise composed from its garments, otherwise in English.
 * `language` is that of the words.
 */
export function describedIn(
  { description, translations, garments }: Pick<LookEntity, 'description' | 'translations' | 'garments'>,
  locale: Locale,
): { description: string; language: Locale } {
  const written = locale === 'en' ? description : translations?.[locale]?.description;
  const own = written || describeGarments(garments, locale);
  return own ? { description: own, language: locale } : { description, language: 'en' };
}
