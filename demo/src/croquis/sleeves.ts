import type { Sleeve } from '../catalogue/outfit.js';
import { type Cloth, type Fold, panel } from './cloth.js';
import { type Ease } from './drape.js';
import { type Figure, HEAD, type Side } from './figure.js';
import { add, along, first, last, mix, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

interface SleeveCut {
  /** Place on the arm where it ends: 1 elbow, 2 wrist. */
  end: number;
  room: readonly (readonly [number, number])[];
  cuff?: boolean;
}
const CUTS: Record<Exclude<Sleeve, 'none' | 'straps'>, SleeveCut> = {
  cap: {
    end: 0.34,
    room: [
      [0, 0.03],
      [0.34, 0.07],
    ],
  },
  short: {
    end: 0.66,
    room: [
      [0, 0.03],
      [0.66, 0.085],
    ],
  },
  elbow: {
    end: 1.02,
    room: [
      [0, 0.03],
      [1, 0.09],
    ],
  },
  long: {
    end: 1.96,
    room: [
      [0, 0.03],
      [1, 0.045],
      [1.96, 0.04],
    ],
  },
  bishop: {
    end: 1.94,
    room: [
      [0, 0.04],
      [0.9, 0.1],
      [1.5, 0.24],
      [1.78, 0.25],
      [1.88, 0.09],
      [1.94, 0.045],
    ],
    cuff: true,
  },
  puff: {
    end: 0.86,
    room: [
      [0, 0.13],
      [0.25, 0.25],
      [0.5, 0.24],
      [0.74, 0.09],
      [0.86, 0.05],
    ],
    cuff: true,
  },
  bell: {
    end: 1.9,
    room: [
      [0, 0.02],
      [0.9, 0.05],
      [1.4, 0.17],
      [1.9, 0.4],
    ],
  },
};

/** Whether the sleeve covers the wrist, so that the hand alone shows. */
export const reachOf = (sleeve: Sleeve): number =>
  sleeve === 'none' || sleeve === 'straps' ? 0 : CUTS[sleeve].end;

/** One sleeve, set in at the shoulder; `extra` heads of room for a layer worn over others. */
export function paintSleeve(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  side: Side,
  ease: Ease,
  sleeve: Sleeve,
  extra = 0,
): void {
  if (sleeve === 'none' || sleeve === 'straps') return;
  const { end, room, cuff } = CUTS[sleeve];
  const loose = cloth.piece.silhouette === 'oversized' ? 0.07 : 0;
  const easeAt = (t: number) => along(room, t) + extra + loose * Math.min(1, t + 0.4) + cloth.body;
  const top = figure.shoulder(side, along(ease, 1.5));
  const ts = [0.22, 0.45, 0.7, 0.95, 1.2, 1.5, 1.75, 1.88].filter((t) => t < end - 0.05);
  const cap = mix(figure.across(1.45, side * 0.46 * (1 + 0.3 * figure.build)), top, 0.3);
  const peak =
    sleeve === 'puff' ? add(top, [0, -0.16 * HEAD]) : add(top, [-side * 0.05 * HEAD, -0.01 * HEAD]);
  const outer = [
    cap,
    peak,
    ...ts.map((t) => figure.arm(side, t, 1, easeAt(t))),
    figure.arm(side, end, 1, easeAt(end)),
  ];
  const armpit = figure.torso(2.08, side, Math.max(0, along(ease, 2.05) - 0.03));
  const inner = [
    figure.arm(side, end, -1, easeAt(end) * 0.8),
    ...ts
      .filter((t) => t > 0.6)
      .reverse()
      .map((t) => figure.arm(side, t, -1, easeAt(t) * 0.8)),
    armpit,
  ];
  const [a, b] = [last(outer), first(inner)];
  const direction = figure.armDirection(side, Math.min(1.9, end));
  const hem = [a, add(mix(a, b, 0.5), [direction[0] * 12, direction[1] * 12]), b];
  const scye = [
    armpit,
    figure.across(1.8, side * 0.56 * (1 + 0.24 * figure.build)),
    figure.across(1.52, side * 0.6 * (1 + 0.26 * figure.build)),
    cap,
  ];
  panel(sheet, cloth, [outer, hem, inner, scye], {
    angle: tilt(figure, side),
    inked: [outer, hem, inner],
    folds: folds(figure, side, end, easeAt),
    shaded: figure.armPose(side).back,
  });
  sheet.ink([scye[2] ?? top, scye[1] ?? top, armpit], 2, { colour: cloth.seam, opacity: 0.55 });
  if (cloth.piece.garment === 'puffer') quilt(sheet, figure, cloth, side, easeAt);
  if (cuff || (sleeve === 'long' && cloth.piece.neck === 'collar'))
    band(sheet, figure, cloth, side, end, easeAt);
}

const tilt = (figure: Figure, side: Side): number => {
  const [dx, dy] = figure.armDirection(side, 0.6);
  return (-Math.atan2(dx, dy) * 180) / Math.PI;
};

function folds(figure: Figure, side: Side, end: number, ease: (t: number) => number): Fold[] {
  const at = (t: number, e: number) =>
    mix(figure.arm(side, t, -1, ease(t)), figure.arm(side, t, 1, ease(t)), (e + 1) / 2);
  const list: Fold[] = [
    { line: [at(0.3, -1), at(0.34, -0.2), at(0.24, 0.5)], width: 11 },
    { line: [at(0.12, 0.45), at(end * 0.3, 0.4), at(end * 0.6, 0.35)], width: 17, light: true },
  ];
  if (end < 0.6) return list;
  list.push({
    line: [at(end * 0.45, 0.7), at(end * 0.75, 0.2), at(end, 0.15)],
    width: 12 + ease(end * 0.85) * 60,
  });
  if (end < 1.4) return list;
  list.push({ line: [at(0.9, -1), at(1.0, -0.1), at(0.96, 0.6)], width: 12 });
  list.push({ line: [at(1.12, -1), at(1.1, -0.2), at(1.2, 0.5)], width: 11 });
  list.push({
    line: [at(1.25, -0.2), at(1.55, -0.35), at(1.85, -0.2)],
    width: 12 + ease(1.6) * 70,
    strength: 0.9,
  });
  list.push({ line: [at(1.3, 0.3), at(1.6, 0.3), at(1.8, 0.2)], width: 16, light: true });
  return list;
}

function band(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  side: Side,
  end: number,
  ease: (t: number) => number,
): void {
  const t = end - 0.1;
  const line: Point[] = [
    figure.arm(side, t, 1, ease(t) * 0.9),
    add(figure.arm(side, t), [0, 8]),
    figure.arm(side, t, -1, ease(t) * 0.8),
  ];
  sheet.ink(line, 2.2, { colour: cloth.seam, opacity: 0.85 });
}

function quilt(sheet: Sheet, figure: Figure, cloth: Cloth, side: Side, ease: (t: number) => number): void {
  for (const t of [0.3, 0.62, 0.95, 1.28, 1.6]) {
    const [a, b] = [figure.arm(side, t, 1, ease(t)), figure.arm(side, t + 0.06, -1, ease(t) * 0.8)];
    const line = [a, add(mix(a, b, 0.5), [0, 10]), b];
    sheet.brush(
      line.map((p) => add(p, [0, 8])),
      18,
      cloth.deep,
      0.4,
    );
    sheet.ink(line, 2.4, { colour: cloth.seam });
  }
}
