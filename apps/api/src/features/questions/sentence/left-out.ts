import type { Question, QuestionCondition } from '@toile/contracts';
import { coloursIn, conditionOf, type Token } from './condition-of.js';

/** Whether a question leaves out what these words are. */
export function isLeftOutIn({ without }: Question, token: Token): boolean {
  const condition = conditionOf(token);
  if (!condition) return false;
  const out = without.flatMap(({ dimension, any }) => (dimension === condition.dimension ? any : []));
  return condition.any.every((value) => out.includes(value));
}

/**
 * Words whose condition or dimension the question has no place for: what is counted is not told apart by it. What was understood and
 * is not obeyed must be said.
 */
export function leftOutOf(tokens: readonly Token[], asked: Question, answered: Question): Token[] {
  const axes = [answered.rows, answered.columns];
  const isIn = ({ dimension, any }: QuestionCondition) =>
    [...answered.where, ...axes.map((axis) => axis && { dimension: axis.dimension, any: axis.keys })].some(
      (place) => place?.dimension === dimension && any.every((one) => place.any.includes(one)),
    );
  // A tone beside a colour is asked as its colours.
  const isObeyed = (condition: QuestionCondition) =>
    isIn(condition) || isIn({ dimension: 'colour', any: coloursIn(condition) ?? [''] });
  const lost = [asked.rows, asked.columns].flatMap((axis) =>
    axis && !axes.some((one) => one?.dimension === axis.dimension) ? [axis.dimension] : [],
  );
  return tokens.filter((token) => {
    const condition = conditionOf(token);
    if (condition) return !isObeyed(condition);
    const dimension = token.is === 'said' && token.said.kind === 'dimension' ? token.said.dimension : null;
    return dimension !== null && lost.includes(dimension);
  });
}
