import type { Question, QuestionCondition, QuestionFilter } from '@toile/contracts';

/** Conditions with what their values are bound to, and whether they are of what is left out. */
interface Narrowing extends QuestionCondition {
  parameter: string;
  not: boolean;
}
export const narrowingsOf = ({ where, without }: Pick<Question, 'where' | 'without'>): Narrowing[] => [
  ...where.map((one, at) => ({ ...one, parameter: `any_${at}`, not: false })),
  ...without.map((one, at) => ({ ...one, parameter: `none_${at}`, not: true })),
];
export const boundTo = ({ parameter }: Narrowing): string => `{${parameter}:Array(String)}`;
/** SQL of a condition, or of what is left out. */
export const narrowed = ({ not }: Narrowing, sql: string): string => (not ? `NOT ${sql}` : sql);
export const narrowingParams = (
  asked: Pick<Question, 'where' | 'without'>,
  bound = (_: QuestionFilter, value: string) => value,
): Record<string, string[]> =>
  Object.fromEntries(
    narrowingsOf(asked).map(({ dimension, any, parameter }) => [
      parameter,
      any.map((one) => bound(dimension, one)),
    ]),
  );
