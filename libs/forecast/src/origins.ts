/** A moment of the past at which a forecast is made as if the rest were not known: the first `to` values are. */
export interface Origin {
  /** How many of the last values are held back; 0 is the real forecast. */
  back: number;
  /** How many values of those are scored. */
  horizon: number;
}

const MOST = 8;

/** Rolling origins (Tashman, 2000), a quarter of a season apart, up to two seasons back. */
export function rollingOrigins(horizon: number, season: number): Origin[] {
  const step = season >= 8 ? Math.round(season / 4) : Math.max(1, Math.ceil(horizon / 4));
  return Array.from({ length: MOST }, (_, index) => {
    const back = (index + 1) * step;
    return { back, horizon: Math.min(horizon, back) };
  });
}

/** How much must be known before an origin: two seasons, or eight points. */
export const isLongEnough = (known: number, season: number) =>
  known >= Math.max(season > 1 ? 2 * season : 0, 8);

/** Horizons in seasons/13: weights, coefficients and intervals are learned by these bands. */
const BAND_ENDS = [4 / 52, 13 / 52, 26 / 52];
export const BANDS = BAND_ENDS.length + 1;

/** The band of the step `h` (0 is the first). */
export function bandOf(h: number, season: number, horizon: number): number {
  const whole = season >= 8 ? season : Math.max(horizon, 4);
  const at = (h + 1) / whole;
  const band = BAND_ENDS.findIndex((end) => at <= end + 1e-9);
  return band < 0 ? BANDS - 1 : band;
}
