import { mean } from './statistics.js';

/** Simple exponential smoothing (Brown, 1956) with the alpha of the least squared error one step ahead; the last level. */
export function smoothedLevel(values: Float64Array): { level: number; alpha: number } {
  let best = { level: values.at(-1) ?? 0, alpha: 1, error: Number.POSITIVE_INFINITY };
  for (const alpha of [0.03, 0.06, 0.1, 0.2, 0.35, 0.6, 0.9]) {
    let level = values[0] ?? 0;
    let error = 0;
    for (let t = 1; t < values.length; t += 1) {
      const miss = (values[t] ?? 0) - level;
      error += miss * miss;
      level += alpha * miss;
    }
    if (error < best.error) best = { level, alpha, error };
  }
  return best;
}

/**
 * The theta method (Assimakopoulos and Nikolopoulos, 2000) as Hyndman and Billah (2003) write it: exponential smoothing with half
 * the slope of the straight line.
 */
export function theta(values: Float64Array, horizon: number): Float64Array {
  const { level, alpha } = smoothedLevel(values);
  const n = values.length;
  let up = 0;
  let down = 0;
  for (let t = 0; t < n; t += 1) {
    const x = t - (n - 1) / 2;
    up += x * (values[t] ?? 0);
    down += x * x;
  }
  const half = down > 0 ? up / down / 2 : 0;
  const past = (1 - (1 - alpha) ** n) / alpha;
  return Float64Array.from({ length: horizon }, (_, h) => level + half * (h + past));
}

/** Holt's line with a damped trend (Gardner and McKenzie, 1985); alpha and beta by the least error one step ahead. */
export function dampedTrend(values: Float64Array, horizon: number): Float64Array {
  let best = { level: values.at(-1) ?? 0, slope: 0, phi: 0.9, error: Number.POSITIVE_INFINITY };
  for (const phi of [0.9, 0.97])
    for (const alpha of [0.05, 0.15, 0.4, 0.8])
      for (const share of [0, 0.05, 0.2]) {
        let level = values[0] ?? 0;
        let slope = 0;
        let error = 0;
        for (let t = 1; t < values.length; t += 1) {
          const miss = (values[t] ?? 0) - level - phi * slope;
          error += miss * miss;
          level += phi * slope + alpha * miss;
          slope = phi * slope + alpha * share * miss;
        }
        if (error < best.error) best = { level, slope, phi, error };
      }
  let sum = 0;
  return Float64Array.from({ length: horizon }, (_, h) => {
    sum += best.phi ** (h + 1);
    return best.level + sum * best.slope;
  });
}

/** The mean of simple smoothing, theta and the damped trend (Makridakis and Hibon, 2000, combine such three): what is said of a series without a season. */
export function smoothedMean(values: Float64Array, horizon: number): Float64Array {
  const { level } = smoothedLevel(values);
  const lines = [theta(values, horizon), dampedTrend(values, horizon)];
  return Float64Array.from({ length: horizon }, (_, h) =>
    mean([level, ...lines.map((line) => line[h] ?? level)]),
  );
}
