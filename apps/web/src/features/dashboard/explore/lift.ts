import type { Shape } from '../../../api/operations';

/** On which side of chance a pair is, where all of its interval is and it rests on more than a few looks. */
export function sideOfChance({
  value,
  interval,
  low_base,
}: Pick<Shape<'QuestionCellDto'>, 'value' | 'interval' | 'low_base'>): 'above' | 'below' | null {
  if (value === null || low_base || !interval) return null;
  const [from = 0, to = 0] = interval;
  if (from > 1) return 'above';
  return to < 1 ? 'below' : null;
}

/** From -1, a quarter as often as by chance or less, to 1, four times as often or more; half is as far from chance as twice. */
export const strengthOfLift = (lift: number): number => Math.max(-1, Math.min(1, Math.log2(lift) / 2));
