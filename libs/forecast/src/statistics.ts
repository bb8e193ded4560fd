/** Numbers over slices of a series; an empty slice has the mean 0. */
export function mean(values: ArrayLike<number>, from = 0, to = values.length): number {
  let sum = 0;
  const first = Math.max(0, from);
  for (let i = first; i < to; i += 1) sum += values[i] ?? 0;
  return to > first ? sum / (to - first) : 0;
}

/** The quantile by linear interpolation (type 7 of Hyndman and Fan, 1996); NaN of no values. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

export const median = (values: ArrayLike<number>) => quantile(values, 0.5);

/**
 * The mean absolute change from one season to the next: what a MASE is scaled by (Hyndman and Koehler, 2006).
 * @param isKnown which values were there: a gap that was filled by another season has not changed from it. All without it
 */
export function seasonalNaiveError(
  values: ArrayLike<number>,
  season: number,
  isKnown?: readonly boolean[],
): number {
  const ofSeason = values.length > season ? meanChange(values, season, isKnown) : undefined;
  return ofSeason ?? meanChange(values, 1, isKnown) ?? 0;
}

/** Of values so many steps apart; undefined where there are no two. */
function meanChange(
  values: ArrayLike<number>,
  lag: number,
  isKnown?: readonly boolean[],
): number | undefined {
  let sum = 0;
  let count = 0;
  for (let t = lag; t < values.length; t += 1) {
    if (isKnown && !(isKnown[t] && isKnown[t - lag])) continue;
    sum += Math.abs((values[t] ?? 0) - (values[t - lag] ?? 0));
    count += 1;
  }
  return count > 0 ? sum / count : undefined;
}

/** Uniform numbers in [0, 1) from a seed (mulberry32, Tommy Ettinger): the same run has the same bootstrap. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number of 32 bits that stands for a name (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
