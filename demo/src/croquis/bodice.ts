import type { Neck, Sleeve } from '../catalogue/outfit.js';
import { type Cloth, type Fold, panel } from './cloth.js';
import { type Ease, flank, hemline } from './drape.js';
import { type Figure, HEAD, type Side } from './figure.js';
import { add, along, last, mix, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

const ARMPIT = 2.02;

/** The upper edge of one half of a bodice, from the middle of the neckline out to the armpit, in smooth runs. */
function upperEdge(figure: Figure, side: Side, neck: Neck, sleeve: Sleeve, ease: Ease): Point[][] {
  const at = (x: number, t: number) => figure.across(t, side * x * (1 + 0.22 * figure.build));
  const armpit = figure.torso(ARMPIT, side, along(ease, ARMPIT));
  const shoulder = figure.shoulder(side, along(ease, 1.5) - 0.08);
  if (neck === 'sweetheart') return [[at(0, 2.06), at(0.14, 1.93), at(0.32, 1.87), at(0.5, 1.93), armpit]];
  if (sleeve === 'straps') {
    const bust = at(0.4, 1.84);
    return [
      [at(0, neck === 'v-neck' ? 2.24 : 2.0), at(0.2, neck === 'v-neck' ? 2.04 : 1.96), bust],
      [bust, at(0.5, 1.93), armpit],
    ];
  }
  if (neck === 'halter')
    return [
      [at(0, 1.5), figure.neck(side, 0.06)],
      [figure.neck(side, 0.06), at(0.34, 1.66), at(0.44, 1.88), armpit],
    ];
  if (neck === 'one-shoulder' && side > 0) return [[at(0, 1.88), at(0.25, 1.98), armpit]];
  const opening = neckEdge(figure, side, neck);
  const start = opening.at(-1) ?? shoulder;
  if (sleeve === 'none') {
    const tip = mix(start, figure.shoulder(side, along(ease, 1.5)), 0.84);
    return [opening, [start, tip], [tip, at(0.53, 1.74), at(0.55, 1.92), armpit]];
  }
  return [
    opening,
    [start, figure.across(1.45, side * 0.46 * (1 + 0.3 * figure.build)), shoulder],
    [shoulder, figure.torso(1.82, side, along(ease, 1.8) - 0.08), armpit],
  ];
}

function neckEdge(figure: Figure, side: Side, neck: Neck): Point[] {
  const at = (x: number, t: number) => figure.across(t, side * x * (1 + 0.2 * figure.build));
  if (neck === 'v-neck') return [at(0, 2.12), at(0.12, 1.8), figure.neck(side)];
  if (neck === 'lapel') return [at(0, 2.5), at(0.14, 1.95), figure.neck(side)];
  if (neck === 'collar') return [at(0, 1.72), at(0.1, 1.56), figure.neck(side, 0.05)];
  if (neck === 'high' || neck === 'bow') return [at(0, 1.4), at(0.12, 1.38), figure.neck(side, 0.1)];
  if (neck === 'boat') return [at(0, 1.58), at(0.25, 1.56), at(0.46, 1.44)];
  if (neck === 'one-shoulder') return [at(0, 1.88), at(0.14, 1.74), figure.neck(side)];
  return [at(0, 1.62), at(0.14, 1.57), figure.neck(side, 0.02)];
}

export interface BodiceCut {
  neck: Neck;
  sleeve: Sleeve;
  ease: Ease;
  /** Hem, heads from the crown. */
  hem: number;
  fitted?: boolean;
  /** Gathered into ribbing or a waistband at the hem. */
  gathered?: boolean;
}

/** The body of a top, jacket or dress above the hip. */
export function paintBodice(sheet: Sheet, figure: Figure, cloth: Cloth, cut: BodiceCut): void {
  const { neck, sleeve, ease, hem, fitted = false } = cut;
  const left = upperEdge(figure, -1, neck, sleeve, ease);
  const right = upperEdge(figure, 1, neck, sleeve, ease);
  const leftFlank = flank(figure, -1, ARMPIT, hem, ease, fitted);
  const rightFlank = flank(figure, 1, ARMPIT, hem, ease, fitted);
  if (cut.gathered) gather(leftFlank, rightFlank);
  const bottom = hemline(last(rightFlank), last(leftFlank), 0.1 * HEAD);
  const back = left.map((run) => [...run].reverse()).reverse();
  const runs = [...back, ...right, rightFlank, bottom, [...leftFlank].reverse()];
  panel(sheet, cloth, runs, { folds: torsoFolds(sheet, figure, ease, hem) });
}

const gather = (left: Point[], right: Point[]) => {
  for (const [line, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const last = line.at(-1);
    if (last) line[line.length - 1] = add(last, [-side * 0.13 * HEAD, 0]);
  }
};

/** Folds that a body makes: from bust to waist, from the armpits, and across the waist when there is room. */
function torsoFolds(sheet: Sheet, figure: Figure, ease: Ease, hem: number): Fold[] {
  const bulk = along(ease, 3);
  const folds: Fold[] = [];
  for (const side of [-1, 1] as const) {
    const at = (x: number, t: number) => figure.across(t, side * x);
    folds.push({ line: [figure.torso(2.02, side, 0.02), at(0.42, 2.32), at(0.3, 2.55)], width: 15 });
    if (figure.build < 0.5) {
      folds.push({ line: [at(0.5, 2.36), at(0.33, 2.46), at(0.16, 2.38)], width: 16, strength: 0.75 });
      folds.push({ line: [at(0.4, 2.06), at(0.34, 2.2), at(0.3, 2.36)], width: 34, light: true });
    }
    if (hem > 2.9) {
      folds.push({ line: [at(0.46 + bulk, 2.95), at(0.28, 3.04), at(0.12, 2.98)], width: 13 });
      folds.push({
        line: [at(0.3, 2.55), at(0.26, 2.85), at(0.3, 3.1)],
        width: 17 + bulk * 40,
        strength: 0.7,
      });
    }
    if (hem > 3.4) {
      const x = 0.2 + sheet.random.between(0, 0.15);
      folds.push({
        line: [at(x + 0.1, 3.05), at(x, 3.35), at(x + 0.08, hem)],
        width: 18 + bulk * 50,
        strength: 0.8,
      });
      folds.push({ line: [at(x - 0.08, 3.1), at(x - 0.12, 3.4), at(x - 0.06, hem)], width: 16, light: true });
    }
  }
  return folds;
}
