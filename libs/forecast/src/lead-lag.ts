import { decompose } from './decompose.js';
import { falseDiscoveryRates } from './false-discoveries.js';
import { quantile, randomNumbers } from './statistics.js';

export interface LeadLagOptions {
  season: number;
  /** The longest lead looked for, in steps either way. */
  most: number;
  seed?: number;
  draws?: number;
}

export interface LeadLag {
  /** Steps by which the first series moved before the second; negative: after it. */
  lead: number;
  /** The middle 90 % of the bootstrap's leads. */
  low: number;
  high: number;
  correlation: number;
  pValue: number;
}

const DRAWS = 999;
const FEWEST = 30;

/**
 * Which of two weekly series moves first: the lag of the greatest cross-correlation of what season and trend leave of them. The
 * interval is from a block bootstrap of pairs (Künsch, 1989), the p-value from blocks of each drawn apart from the other, against the
 * greatest correlation over all lags, so that looking at many lags is paid for. Undefined when a series is constant or under 30 steps
 * beside twice the longest lead.
 */
export function leadLag(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
  { season, most, seed = 1, draws = DRAWS }: LeadLagOptions,
): LeadLag | undefined {
  const length = Math.min(first.length, second.length);
  if (length < FEWEST + 2 * most) return undefined;
  const [x, y] = whitened(detrended(first, season, length), detrended(second, season, length));
  if (isFlat(x) || isFlat(y)) return undefined;
  const inner = Array.from({ length: length - 2 * most }, (_, i) => i + most);
  const observed = greatest(x, y, inner, most);
  const random = randomNumbers(seed);
  const block = Math.max(4, Math.round(length ** 0.45));
  // Joints between blocks weaken the memory that makes chance look like a lead: few of them where chance is judged.
  const long = Math.round(length / 4);
  let beyond = 0;
  const leads = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw += 1) {
    leads[draw] = greatest(
      x,
      y,
      blocks(inner.length, block, random).map((i) => inner[i] ?? 0),
      most,
    ).lead;
    const apart = [x, y].map((one) => {
      const order = blocks(length, long, random);
      return Float64Array.from(order, (i) => one[i] ?? 0);
    }) as [Float64Array, Float64Array];
    if (greatest(apart[0], apart[1], inner, most).correlation >= observed.correlation) beyond += 1;
  }
  return {
    ...observed,
    low: Math.round(quantile(leads, 0.05)),
    high: Math.round(quantile(leads, 0.95)),
    pValue: (beyond + 1) / (draws + 1),
  };
}

export interface JudgedLead extends LeadLag {
  qValue: number;
  /** False: "no lead shown", since it may be chance, or the interval has leads of both signs or none in it. */
  isShown: boolean;
}

/** Judges many pairs at once, so that at most `rate` of what is shown is expected to be false. */
export function judgeLeads(found: readonly LeadLag[], rate = 0.05): JudgedLead[] {
  const rates = falseDiscoveryRates(found.map(({ pValue }) => pValue));
  return found.map((one, index) => {
    const qValue = rates[index] ?? 1;
    return { ...one, qValue, isShown: qValue <= rate && (one.low > 0 || one.high < 0) };
  });
}

/** What season and smooth level leave. */
function detrended(values: ArrayLike<number>, season: number, length: number): Float64Array {
  const from = values.length - length;
  const own = Float64Array.from({ length }, (_, t) => values[from + t] ?? 0);
  const { adjusted, trend } = decompose(own, season);
  return adjusted.map((value, t) => value - (trend[t] ?? 0));
}

const isFlat = (values: Float64Array) => values.every((value) => Math.abs(value) < 1e-12);

/** Takes the same memory from both, which leaves leads where they are: memory makes chance look like correlation. */
function whitened(x: Float64Array, y: Float64Array): [Float64Array, Float64Array] {
  const memory = (memoryOf(x) + memoryOf(y)) / 2;
  const without = (one: Float64Array) =>
    one.map((value, t) => (t > 0 ? value - memory * (one[t - 1] ?? 0) : 0));
  return [without(x), without(y)];
}

function memoryOf(values: Float64Array): number {
  let up = 0;
  let down = 0;
  for (let t = 1; t < values.length; t += 1) {
    up += (values[t] ?? 0) * (values[t - 1] ?? 0);
    down += (values[t] ?? 0) ** 2;
  }
  return down > 0 ? Math.max(0, up / down) : 0;
}

function greatest(x: Float64Array, y: Float64Array, at: readonly number[], most: number) {
  let best = { lead: 0, correlation: Number.NEGATIVE_INFINITY };
  for (let lead = -most; lead <= most; lead += 1) {
    const correlation = correlationAt(x, y, at, lead);
    if (correlation > best.correlation) best = { lead, correlation };
  }
  return best;
}

function correlationAt(x: Float64Array, y: Float64Array, at: readonly number[], lead: number): number {
  const back = Math.floor(lead / 2);
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let syy = 0;
  let sxy = 0;
  for (const t of at) {
    const a = x[t - (lead - back)] ?? 0;
    const b = y[t + back] ?? 0;
    sx += a;
    sy += b;
    sxx += a * a;
    syy += b * b;
    sxy += a * b;
  }
  const n = at.length;
  const spread = Math.sqrt((sxx - (sx * sx) / n) * (syy - (sy * sy) / n));
  return spread > 0 ? (sxy - (sx * sy) / n) / spread : 0;
}

/** Indices in blocks that begin anywhere, wrapping round (Politis and Romano, 1992). */
function blocks(length: number, block: number, random: () => number): number[] {
  const indices: number[] = [];
  while (indices.length < length) {
    const start = Math.floor(random() * length);
    for (let i = 0; i < block && indices.length < length; i += 1) indices.push((start + i) % length);
  }
  return indices;
}
