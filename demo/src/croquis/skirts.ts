import { type Cloth, type Fold, panel } from './cloth.js';
import { type Ease, flank, hemline, inside } from './drape.js';
import { type Figure, HEAD } from './figure.js';
import { first, last, lerp, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

export interface SkirtCut {
  /** Waist and hem, heads from the crown. */
  waist: number;
  hem: number;
  ease: Ease;
  fitted?: boolean;
  fall: 'smooth' | 'flared' | 'pleated' | 'gathered';
  slit?: boolean;
}

/** A skirt, or the skirt of a dress, with the folds its cut makes. */
export function paintSkirt(sheet: Sheet, figure: Figure, cloth: Cloth, cut: SkirtCut): void {
  const { waist, hem, ease, fitted = false, fall } = cut;
  const left = flank(figure, -1, waist, hem, ease, fitted);
  const right = flank(figure, 1, waist, hem, ease, fitted);
  const [a, b] = [last(left), last(right)];
  const width = (b[0] - a[0]) / HEAD;
  const waves =
    fall === 'smooth'
      ? 0
      : fall === 'pleated'
        ? 0
        : Math.max(2, Math.round(width * (fall === 'gathered' ? 2.1 : 1.5)));
  const phase = sheet.random.between(0, 6);
  const dip = HEAD * Math.min(0.3, 0.07 + width * 0.05);
  const bottom =
    fall === 'pleated'
      ? pleatedHem(a, b, dip, Math.round(width * 6))
      : hemline(a, b, dip, waves, HEAD * 0.05, phase);
  const top = hemline(first(right), first(left), HEAD * 0.05);
  const folds = foldsOf(sheet, figure, cut, left, right, waves, phase);
  panel(sheet, cloth, [left, bottom, [...right].reverse(), top], { folds, inked: [left, bottom, right] });
  if (fall === 'pleated') pleats(sheet, cloth, left, right, bottom);
}

function pleatedHem(a: Point, b: Point, dip: number, count: number): Point[] {
  return Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const f = i / (count * 2);
    return [lerp(a[0], b[0], f), lerp(a[1], b[1], f) + dip * Math.sin(Math.PI * f) + (i % 2 ? 7 : -3)];
  });
}

function pleats(sheet: Sheet, cloth: Cloth, left: Point[], right: Point[], bottom: Point[]): void {
  const [a, b] = [first(left), first(right)];
  const count = (bottom.length - 1) / 2;
  for (let i = 1; i < count; i++) {
    const end = bottom[i * 2] ?? [0, 0];
    const f = i / count;
    const start: Point = [lerp(a[0], b[0], f), lerp(a[1], b[1], f) + 8];
    const bend: Point = [lerp(start[0], end[0], 0.3), lerp(start[1], end[1], 0.4)];
    sheet.brush([start, bend, end], 7 + (f > 0.5 ? 4 : 0), cloth.deep, 0.42, (t) => 0.25 + 0.75 * t);
    if (i % 2) sheet.ink([start, bend, end], 1.6, { colour: cloth.seam, opacity: 0.6 });
  }
}

/** Folds hang from the waist, spread like a fan, and end in the valleys of the hem. */
function foldsOf(
  sheet: Sheet,
  figure: Figure,
  cut: SkirtCut,
  left: Point[],
  right: Point[],
  waves: number,
  phase: number,
): Fold[] {
  const { waist, hem } = cut;
  const at = (t: number, f: number) => inside(figure, left, right, t, f);
  if (cut.fall === 'smooth') {
    const across: Fold[] = [
      {
        line: [at(waist + 0.5, 0.96), at(waist + 0.85, 0.6), at(waist + 0.9, 0.42)],
        width: 16,
        strength: 0.8,
      },
      {
        line: [at(waist + 1.1, 0.04), at(waist + 1.3, 0.3), at(waist + 1.32, 0.5)],
        width: 14,
        strength: 0.8,
      },
      {
        line: [at(waist + 0.4, 0.3), at(lerp(waist, hem, 0.5), 0.33), at(hem - 0.2, 0.36)],
        width: 44,
        light: true,
      },
    ];
    const split: Fold[] =
      hem > 5
        ? [{ line: [at(4.5, 0.5), at(lerp(4.5, hem, 0.5), 0.54), at(hem, 0.52)], width: 26, strength: 0.8 }]
        : [];
    return [...across, ...split];
  }
  if (cut.fall === 'pleated') return [{ line: [at(waist, 0.85), at(hem, 0.85)], width: 60, strength: 0.8 }];
  const folds: Fold[] = [];
  const flare = hem - waist;
  for (let k = -1; k < waves; k++) {
    // The wave's sine is lowest in y where it lies nearest the viewer; creases sit between.
    const f = (k + (0.75 - phase / (2 * Math.PI)) + 1) / waves;
    const valley = f - Math.floor(f);
    if (valley < 0.05 || valley > 0.97) continue;
    const rise = sheet.random.between(0.05, 0.4);
    const top = 0.5 + (valley - 0.5) * 0.8;
    folds.push({
      line: [
        at(waist + flare * rise, top),
        at(waist + flare * 0.62, lerp(top, valley, 0.55)),
        at(hem + 0.12, valley),
      ],
      width: 20 + flare * 7,
    });
    const crest = valley + 0.45 / waves;
    if (crest < 0.95)
      folds.push({
        line: [at(waist + flare * (rise + 0.12), 0.5 + (crest - 0.5) * 0.8), at(hem + 0.1, crest)],
        width: 24 + flare * 6,
        light: true,
      });
  }
  return folds;
}
