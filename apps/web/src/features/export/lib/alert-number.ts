import { type LimitedRule, type Locale, unitOfAlert } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { withNoun } from '@toile/i18n/typography';
import { filled } from '../../../i18n/filled';

type Words = Messages['savedItems']['alert'];
const SIGNS: Partial<Record<string, string>> = { percent: '%', times: '×', number: '' };

/** What stands beside the field in which a limit is written; nothing where it is a bare number. */
export function unitBeside(rule: LimitedRule, words: Words): string {
  const unit = unitOfAlert(rule);
  const units: Record<string, { other: string }> = words.units;
  return SIGNS[unit] ?? units[unit]?.other ?? '';
}

/** A number of an alert with what it is a number of, as the language writes it. */
export function alertNumber(rule: LimitedRule, value: number, words: Words, locale: Locale): string {
  const unit = unitOfAlert(rule);
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    ...(unit === 'percent' && { style: 'percent' }),
  }).format(unit === 'percent' ? value / 100 : value);
  if (unit === 'percent' || unit === 'number') return number;
  if (unit === 'times') return `×${number}`;
  if (unit === 'place') return filled(words.placed, { value: number });
  return withNoun(locale, value, words.units[unit]);
}
