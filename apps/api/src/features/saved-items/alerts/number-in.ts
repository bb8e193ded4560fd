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
  if (rule.watches !== 'figure') return percentIn(locale, value, 'plain');
  const unit = unitOfAlert(rule);
  const style = { minimumFractionDigits: unit === 'percent' ? 1 : 0, maximumFractionDigits: 2 };
  return unit === 'percent'
    ? new Intl.NumberFormat(locale, { ...style, style: 'percent' }).format(value / 100)
    : new Intl.NumberFormat(locale, style).format(value);
}
