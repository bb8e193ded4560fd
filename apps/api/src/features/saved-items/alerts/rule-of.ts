import { ALERT_KINDS, ALERT_PARTS, type AlertKind, type AlertPart, type AlertRule } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { filtersOf } from '../../figures/index.js';
import type { AlertRuleDto } from './alert.dto.js';
import { livingQuestion } from './question-source.js';

const WHOLE = '*';

/** The rule somebody gave: what its kind needs must be there, and nothing else may be. @throws ValidationError */
export function ruleOf(given: AlertRuleDto): AlertRule {
  const faults = faultsOf(given);
  if (faults.length > 0) throw new ValidationError(faults);
  const { watches, figure, filters = {}, question, row = '', column = WHOLE, series, weeks } = given;
  const { measure, operator, threshold } = given;
  const limit = { measure, operator, threshold };
  if (watches === 'figure' && figure) return { watches, figure, filters: filtersOf(filters), row, ...limit };
  if (watches === 'question' && question) {
    livingQuestion({ question, row, column });
    return { watches, question, row, column, ...limit };
  }
  if (watches === 'forecast' && series && weeks) return { watches, series: { ...series }, weeks, ...limit };
  if (watches === 'changes' && series) return { watches, series: { ...series }, ...limit };
  throw new Error(`a rule of ${watches} without its parts`);
}

function faultsOf(given: AlertRuleDto) {
  const { watches, measure, operator, threshold } = given;
  const kind: { needs: readonly AlertPart[]; may: readonly AlertPart[]; measures: readonly string[] } =
    ALERT_KINDS[watches];
  const known = [...kind.needs, ...kind.may];
  const fault = (propertyPath: string, message: string, code: string) => ({ propertyPath, message, code });
  return [
    ...kind.needs
      .filter((part) => given[part] === undefined)
      .map((part) => fault(part, `An alert on ${NAMES[watches]} needs it.`, 'missing_value')),
    ...ALERT_PARTS.filter((part) => given[part] !== undefined && !known.includes(part)).map((part) =>
      fault(part, `An alert on ${NAMES[watches]} has none. It has: ${known.join(', ')}`, 'not_obeyed'),
    ),
    ...(kind.measures.includes(measure)
      ? []
      : [fault('measure', `Allowed: ${kind.measures.join(', ')}`, 'unknown_value')]),
    ...(watches === 'changes' && measure === 'size' && operator === 'below'
      ? [fault('operator', 'A size passes upwards. Allowed: above', 'unknown_value')]
      : []),
    // No change is 0, which would have passed already.
    ...(watches === 'changes' && (operator === 'above' ? threshold < 0 : threshold > 0)
      ? [fault('threshold', 'Percent: not below 0 to rise, not above 0 to fall.', 'invalid')]
      : []),
  ];
}

const NAMES: Record<AlertKind, string> = {
  figure: 'a figure',
  question: 'a question',
  forecast: 'a forecast',
  changes: 'changes',
};
