import { type Locale, partsOfRule } from '@toile/contracts';
import { exportMessages, filled } from './messages.js';

const BETWEEN: Partial<Record<Locale, string>> = { fr: ' ; ', zh: '；' };

/** How the days of a number were found, in the reader's language; a part without words stays as the API says it. */
export const windowRuleIn = (locale: Locale, rule: string): string =>
  partsOfRule(rule)
    .map((part) => partIn(locale, part))
    .join(BETWEEN[locale] ?? '; ');

/** What must be known of the days beside when they were: windows that are not alike, shows that are not there. */
export const windowNotesIn = (locale: Locale, rule: string): string[] =>
  partsOfRule(rule)
    .filter((part) => typeof part !== 'string' && NOTES.includes(part.name))
    .map((part) => partIn(locale, part));

const NOTES: readonly string[] = ['unequal', 'unshown', 'unshownBefore'];

function partIn(locale: Locale, part: ReturnType<typeof partsOfRule>[number]): string {
  const { rules } = exportMessages(locale).workbook;
  if (typeof part === 'string') return part;
  const told = filled(rules[part.name], locale, part.values);
  return part.isEarlier ? filled(rules.earlier, locale, { rule: told }) : told;
}
