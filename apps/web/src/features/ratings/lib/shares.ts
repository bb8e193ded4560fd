import type { RatingOverview } from '@toile/contracts';

type Distribution = NonNullable<RatingOverview['distribution']>;

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** How many gave each number of stars, the most stars first, with the part of the most common one for its bar. */
export function shares(distribution: Distribution) {
  const most = Math.max(1, ...Object.values(distribution));
  return STARS.toReversed().map((stars) => {
    const count = distribution[stars];
    return { stars, count, part: count / most };
  });
}
