import type { QualityAlert } from '@toile/contracts';

/** How often a value occurred now, and at the same time of day in the week before. */
export interface MixCount {
  dimension: string;
  value: string;
  now: number;
  before: number;
}

const DAYS_BEFORE = 7;
/** Fewer events say nothing about shares. */
const FEWEST_NOW = 200;
const FEWEST_BEFORE = 1_000;
/** A shift of five points, and one that chance makes once in fifteen thousand times. */
const POINTS = 0.05;
const SIGMAS = 4;
const VOLUME_FACTOR = 4;

/**
 * Values whose share of their dimension is another than in the week before: by five points at least, and by four standard
 * errors of the difference of two proportions, so that few events raise no alarm.
 */
export function mixShifts(counts: readonly MixCount[]): QualityAlert[] {
  const totals = new Map<string, { now: number; before: number }>();
  for (const { dimension, now, before } of counts) {
    const sum = totals.get(dimension) ?? { now: 0, before: 0 };
    totals.set(dimension, { now: sum.now + now, before: sum.before + before });
  }
  return counts.flatMap(({ dimension, value, now, before }): QualityAlert[] => {
    const all = totals.get(dimension);
    // Of bots and the rest one says it.
    if (dimension === 'bot' && value === 'no') return [];
    if (!all || all.now < FEWEST_NOW || all.before < FEWEST_BEFORE) return [];
    const shares = { now: now / all.now, before: before / all.before };
    const pooled = (now + before) / (all.now + all.before);
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / all.now + 1 / all.before));
    const shift = Math.abs(shares.now - shares.before);
    const isShifted = shift >= POINTS && shift > SIGMAS * error;
    return isShifted ? [{ code: 'mix', dimension, value, ...shares }] : [];
  });
}

/** Events of the window against an average day of the week before: a quarter of them, or four times as many. */
export function volumeShift(counts: readonly MixCount[]): QualityAlert[] {
  const sum = (key: 'now' | 'before') =>
    counts.filter((one) => one.dimension === 'bot').reduce((all, one) => all + one[key], 0);
  const now = sum('now');
  const usual = sum('before') / DAYS_BEFORE;
  if (Math.max(usual, now) < FEWEST_NOW || usual < FEWEST_NOW / VOLUME_FACTOR) return [];
  const isOff = now < usual / VOLUME_FACTOR || now > usual * VOLUME_FACTOR;
  return isOff ? [{ code: 'volume', now, before: Math.round(usual) }] : [];
}

/** Limits of what is never normal; shares are of the events they are a share of, null where there are none. */
const LIMITS = { refused: 0.02, duplicates: 0.05, unknown: 0.01, lag: 60_000 } as const;

/** What is over its limit. Few events raise no alarm, dead letters and lag always do. */
export function overLimits(found: {
  received: number;
  refusedShare: number | null;
  duplicateShare: number | null;
  unknownShare: number | null;
  deadLetters: number;
  lagMs: number;
}): QualityAlert[] {
  const share = (code: 'refused' | 'duplicates' | 'unknown', now: number | null): QualityAlert[] =>
    now !== null && now > LIMITS[code] && found.received >= FEWEST_NOW
      ? [{ code, now, before: LIMITS[code] }]
      : [];
  return [
    ...share('refused', found.refusedShare),
    ...share('duplicates', found.duplicateShare),
    ...share('unknown', found.unknownShare),
    ...(found.deadLetters > 0 ? [{ code: 'dead-letters' as const, now: found.deadLetters, before: 0 }] : []),
    ...(found.lagMs > LIMITS.lag ? [{ code: 'lag' as const, now: found.lagMs, before: LIMITS.lag }] : []),
  ];
}
