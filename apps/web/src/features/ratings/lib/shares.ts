import type { Shape } from '../../../api/operations';

type Distribution = NonNullable<Shape<'RatingOverviewDto'>['distribution']>;

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** How many gave each number of stars, the most stars first, with the part of the most common one for its bar. */
export function shares(distribution: Distribution) {
  const most = Math.max(1, ...Object.values(distribution));
  return STARS.toReversed().map((stars) => {
    const count = distribution[stars] ?? 0;
    return { stars, count, part: count / most };
  });
}
