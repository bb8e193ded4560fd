import type { Length, Silhouette } from '../catalogue/outfit.js';
import { type Figure, HEAD, SIDES, type Side } from './figure.js';
import { along, lerp, mix, type Point } from './geometry.js';

/** Room between body and cloth in heads, by height in heads. */
export type Ease = readonly (readonly [t: number, ease: number])[];

/** Where hems are, heads from the crown. */
export const HEMS: Record<Length, number> = {
  crop: 2.62,
  waist: 3.1,
  hip: 3.92,
  mini: 4.95,
  knee: 6.05,
  midi: 7.25,
  ankle: 8.0,
  floor: 8.62,
};

const EASES: Record<Silhouette, Ease> = {
  slim: [
    [1.5, 0.02],
    [3, 0.02],
    [3.9, 0.03],
    [6, 0.05],
    [8.6, 0.07],
  ],
  straight: [
    [1.5, 0.03],
    [2.1, 0.05],
    [3, 0.1],
    [3.9, 0.06],
    [6, 0.09],
    [8.6, 0.12],
  ],
  'a-line': [
    [1.5, 0.02],
    [2.1, 0.03],
    [3, 0.05],
    [3.9, 0.13],
    [6, 0.42],
    [8.6, 0.78],
  ],
  oversized: [
    [1.5, 0.09],
    [2.1, 0.17],
    [3, 0.28],
    [3.9, 0.22],
    [6, 0.24],
    [8.6, 0.28],
  ],
  full: [
    [1.5, 0.02],
    [2.1, 0.03],
    [3, 0.02],
    [3.5, 0.22],
    [3.9, 0.38],
    [6, 0.86],
    [8.6, 1.25],
  ],
  hourglass: [
    [1.5, 0.02],
    [2.1, 0.03],
    [3, -0.005],
    [3.5, 0.06],
    [3.9, 0.11],
    [6, 0.3],
    [8.6, 0.55],
  ],
};
export const easeOf = (silhouette: Silhouette, body = 0): Ease =>
  EASES[silhouette].map(([t, ease]) => [t, ease + body]);

const HIP = 3.95;
const STEPS = [1.75, 2.05, 2.3, 2.65, 3, 3.2, 3.5, 3.9, 4.4, 5, 5.6, 6.2, 6.8, 7.4, 8, 8.6];

/** How far out the legs are at a height in heads: cloth never goes inside. */
function legs(figure: Figure, t: number, side: Side): number {
  const y = figure.y(t);
  const reach = SIDES.flatMap((leg) => {
    const at = figure.legAt(leg, y);
    return at > 0.12 && at < 2 ? [figure.leg(leg, at, 1)[0], figure.leg(leg, at, -1)[0]] : [];
  });
  const own = figure.torso(HIP, side)[0];
  return reach.length === 0 ? own : side < 0 ? Math.min(...reach) : Math.max(...reach);
}

/** One side of a garment, from `from` to `to` heads. `fitted` follows the legs; otherwise cloth falls from the hip. */
export function flank(
  figure: Figure,
  side: Side,
  from: number,
  to: number,
  ease: Ease,
  fitted = false,
): Point[] {
  const heights = [from, ...STEPS.filter((t) => t > from + 0.1 && t < to - 0.1), to];
  return heights.map((t): Point => {
    if (t <= HIP) return figure.torso(t, side, along(ease, t));
    const room = along(ease, t) * HEAD;
    const body = legs(figure, t, side) + side * (fitted ? room : 0.05 * HEAD);
    if (fitted && t < 4.5) {
      const hip = figure.torso(HIP, side, along(ease, t))[0];
      return [lerp(hip, body, (t - HIP) / 0.55), figure.y(t)];
    }
    if (fitted) return [body, figure.y(t)];
    const fall = figure.torso(HIP, side)[0] + drift(figure, t) + side * room;
    return [side < 0 ? Math.min(fall, body) : Math.max(fall, body), figure.y(t)];
  });
}

/** The hem swings half as far as the feet step. */
function drift(figure: Figure, t: number): number {
  const middle = (at: number) => SIDES.reduce((sum, leg) => sum + figure.leg(leg, at)[0], 0) / 2;
  return (middle(Math.min(2, (t - HIP) / 2.1)) - middle(0)) * 0.45;
}

/** A hem between two points: dips towards the viewer and waves `waves` times. Runs from `a` to `b`. */
export function hemline(a: Point, b: Point, dip: number, waves = 0, depth = 0, phase = 0): Point[] {
  const count = Math.max(6, waves * 4);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const f = i / count;
    const [x, y] = mix(a, b, f);
    const fade = Math.min(1, f * 6, (1 - f) * 6);
    return [x, y + dip * Math.sin(Math.PI * f) + fade * depth * Math.sin(2 * Math.PI * waves * f + phase)];
  });
}

/** A point `f` of the way across a garment (0 left, 1 right) at a height in heads. */
export const inside = (figure: Figure, left: Point[], right: Point[], t: number, f: number): Point => {
  const y = figure.y(t);
  const at = (line: Point[]) =>
    along(
      line.map(([x, yy]) => [yy, x] as const),
      y,
    );
  return [lerp(at(left), at(right), f), y];
};
