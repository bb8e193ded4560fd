import { type Locale, partsOfRule } from '@toile/contracts';
import { exportMessages, filled } from './messages.js';

const BETWEEN: Partial<Record<Locale, string>> = { fr: ' ; ', zh: '；' };

/** How the days of a number were found, in the reader's language; a part without words stays as the API says it. */
export function windowRuleIn(locale: Locale, rule: string): string {
  const { rules } = exportMessages(locale).workbook;
  return partsOfRule(rule)
    .map((part) => {
      if (typeof part === 'string') return part;
      const told = filled(rules[part.name], locale, part.values);
      return part.isEarlier ? filled(rules.earlier, locale, { rule: told }) : told;
    })
    .join(BETWEEN[locale] ?? '; ');
}
