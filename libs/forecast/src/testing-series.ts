import { randomNumbers } from './statistics.js';

/** Numbers of a standard normal distribution from a seed (Box and Muller, 1958). */
export function normalNumbers(seed: number): () => number {
  const random = randomNumbers(seed);
  return () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}

interface Rules {
  length?: number;
  noise?: number;
  /** What the level is multiplied by each season. */
  growth?: number;
  size?: number;
  phase?: number;
}

/** Weeks of a known season and growth, with noise that is a share of the level. */
export function seasonalSeries(
  seed: number,
  { length = 261, noise = 0.1, growth = 1, size = 0.4, phase = 0 }: Rules = {},
): number[] {
  const normal = normalNumbers(seed);
  return Array.from(
    { length },
    (_, t) =>
      100 *
      growth ** (t / 52) *
      Math.exp(size * Math.cos((2 * Math.PI * (t + phase)) / 52) + noise * normal()),
  );
}

/** Noise that remembers: each value keeps `memory` of the one before. */
export function rememberingNoise(seed: number, length: number, memory: number): number[] {
  const normal = normalNumbers(seed);
  let last = 0;
  return Array.from({ length }, () => {
    last = memory * last + normal();
    return last;
  });
}
