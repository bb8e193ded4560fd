import { hashUnit } from '../random.js';

const DAY_MS = 86_400_000;
/** Trends that come in crazes, and how many weeks after they are searched for they are kept on boards. */
const KEPT_LATER: Readonly<Record<string, number>> = { ruffles: 3, velvet: 2, tailoring: 4, knitwear: 3 };
/** Out of all weeks: those in which a craze begins. */
const BEGINS = 0.12;
/** Beside all other trends together so much is wanted of one that has just begun; a week later it is a quarter of that. */
const PULL = 0.8;
const LEFT_A_WEEK = 0.25;
const WEEKS = 4;

/** Beside all other trends together, how much a craze adds to one: nothing to most. @param isKept on boards, not searched for */
export function crazeFor(seed: string, tag: string, timeMs: number, isKept: boolean): number {
  const later = KEPT_LATER[tag];
  if (later === undefined) return 0;
  // Weeks begin on Mondays, 1970 with a Thursday.
  const week = Math.floor((timeMs / DAY_MS + 3) / 7) - (isKept ? later : 0);
  let pull = 0;
  for (let age = 0; age < WEEKS; age += 1)
    if (hashUnit(`${seed}/craze/${tag}/${week - age}`) < BEGINS) pull += PULL * LEFT_A_WEEK ** age;
  return pull;
}
