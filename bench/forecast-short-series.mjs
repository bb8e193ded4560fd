/** Series of less than two years, of which little can be told: five kinds by known rules, each of any length from 20 to 90 weeks. */
import { randomFrom } from './forecast-series.mjs';

export const SHORTEST = 20;
export const LONGEST = 90;

/** A value of the normal distribution, by Box and Muller. */
const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function counted(random, mean) {
  // Knuth's, for small means.
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}

/** From a source of random numbers to what makes each next value, given its week. */
const KINDS = {
  season: (random) => {
    const phase = random() * 2 * Math.PI;
    const size = 10 + 20 * random();
    return (week) => 100 + size * Math.sin(phase + (2 * Math.PI * week) / 52) + 4 * normal(random);
  },
  'random walk': (random) => {
    let level = 100;
    return () => {
      level += 3 * normal(random);
      return level;
    };
  },
  noise: (random) => () => 100 + 8 * normal(random),
  'noise that remembers': (random) => {
    let kept = 0;
    return () => {
      kept = 0.7 * kept + 6 * normal(random);
      return 100 + kept;
    };
  },
  counts: (random) => {
    const mean = 2 + 10 * random();
    return () => counted(random, mean);
  },
};
export const SHORT_KINDS = Object.keys(KINDS);

/** @returns `count` series of a kind: what is known, of lengths spread evenly from the shortest to the longest, and the `ahead` weeks that come */
export function shortSeries(kind, count, ahead, seed) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const known = SHORTEST + Math.round(((LONGEST - SHORTEST) * at) / Math.max(1, count - 1));
    const next = KINDS[kind](random);
    const values = Array.from({ length: known + ahead }, (_, week) => Math.max(0, next(week)));
    return { name: `${kind} ${at}`, values: values.slice(0, known), came: values.slice(known) };
  });
}
