import { type Locale, type ReportChapter, type ReportPart, reportParts } from '@toile/contracts';
import { labelsOf } from '@toile/vocabulary';
import { type Words, wordsIn } from './words.js';

/** What a part of a report is called; chapters about a category of tags are called as it is. */
export function partTitle(part: ReportChapter | 'glance' | 'method', { locale, words }: Words): string {
  const own: Record<string, string> = { ...labelsOf('category', locale, 'many'), ...words.parts };
  return own[part] ?? part;
}

/** What stands on which page, in a language. */
export function partsIn(chapters: readonly ReportChapter[], locale: Locale): ReportPart[] {
  const said = wordsIn(locale);
  return reportParts(chapters).map(({ part, page }) => ({ title: partTitle(part, said), page }));
}
