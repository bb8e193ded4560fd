import type { Locale } from '@toile/contracts';
import { exportMessages, filled } from './messages.js';

/** How the rules of windows are written, and by which words they are told (`windows.query.ts` and its neighbours write them). */
const RULES = {
  shown: /^(?<season>\S+): looks shown$/,
  shows: /^(?<season>\S+): first show day to last show day \+ (?<days>\d+) days, Europe\/Paris$/,
  unequal: /^(?<now>\d+) days beside (?<before>\d+) a year earlier$/,
  whole: /^(?<season>\S+): whole weeks of its shows and the week after, Europe\/Paris$/,
  once: /^released once$/,
  chosen: /^chosen days$/,
  months: /^last (?<count>\d+) months$/,
  days: /^last (?<count>\d+) days$/,
  steps: /^steps of a series$/,
} as const;
const BETWEEN: Partial<Record<Locale, string>> = { fr: ' ; ', zh: '；' };
const EARLIER = /, a year earlier$/;

/** How the days of a number were found, in the reader's language; a rule without words stays as the API says it. */
export function windowRuleIn(locale: Locale, rule: string): string {
  return rule
    .split('; ')
    .map((part) => ruleIn(locale, part))
    .join(BETWEEN[locale] ?? '; ');
}

function ruleIn(locale: Locale, rule: string): string {
  const { rules } = exportMessages(locale).workbook;
  if (EARLIER.test(rule) && !RULES.unequal.test(rule))
    return filled(rules.earlier, locale, { rule: ruleIn(locale, rule.replace(EARLIER, '')) });
  for (const [name, pattern] of Object.entries(RULES)) {
    const found = pattern.exec(rule);
    if (found) return filled(rules[name as keyof typeof RULES], locale, { ...found.groups });
  }
  return rule;
}
