import type { Reference } from '@toile/contracts';
import type { useTranslations } from 'next-intl';
import { filled } from '../i18n/filled';

const SEASON = /^(fall-winter|pre-fall|spring-summer|resort)-(\d{4})$/;

/** A season in the reader's language: "Printemps-été 2026". */
export function seasonName(
  { slug, name }: Reference,
  t: ReturnType<typeof useTranslations<'catalogue'>>,
): string {
  const [, kind, year] = SEASON.exec(slug) ?? [];
  return kind && year ? filled(t.raw(`seasons.${kind}` as 'seasons.resort'), { year }) : name;
}
