import { type AlertRule, type Locale, readQuestion, unitOfAlert } from '@toile/contracts';
import { measuredIn } from '../../questions/index.js';
import { percentIn } from './percent-in.js';

/** A number of what an alert watches, as mails and feeds write it; nothing is counted to know how. */
export function numberIn(locale: Locale, rule: AlertRule, value: number): string {
  const isChange = rule.measure === 'evolution' || rule.watches === 'changes';
  if (isChange) return percentIn(locale, value, 'signed');
  if (rule.watches === 'question') {
    const [measure] = readQuestion(Object.fromEntries(new URLSearchParams(rule.question))).measures;
    if (measure) return measuredIn(locale, measure, value);
  }
  if (unitOfAlert(rule) === 'percent') return percentIn(locale, value, 'plain');
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}
