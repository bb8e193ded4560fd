import type { Bottom, Piece } from '../catalogue/outfit.js';
import { type Cloth, type Fold, panel } from './cloth.js';
import { type Figure, HEAD, SIDES, type Side } from './figure.js';
import { add, along, first, last, mix, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

/** Room in the leg in heads, by place on the leg: 0 hip, 1 knee, 2 ankle. */
type LegEase = readonly (readonly [number, number])[];
const LEGS: Partial<Record<Bottom | 'jumpsuit', LegEase>> = {
  'wide-leg-trousers': [
    [0, 0.05],
    [0.5, 0.17],
    [1, 0.3],
    [2, 0.44],
  ],
  'straight-trousers': [
    [0, 0.03],
    [0.5, 0.07],
    [1, 0.12],
    [2, 0.17],
  ],
  'cigarette-trousers': [
    [0, 0.025],
    [0.5, 0.035],
    [1, 0.05],
    [2, 0.07],
  ],
  'flared-trousers': [
    [0, 0.02],
    [0.5, 0.03],
    [0.95, 0.04],
    [1.4, 0.15],
    [2, 0.37],
  ],
  'cargo-trousers': [
    [0, 0.06],
    [0.5, 0.15],
    [1, 0.2],
    [1.7, 0.22],
    [2, 0.12],
  ],
  jeans: [
    [0, 0.025],
    [0.5, 0.06],
    [1, 0.1],
    [2, 0.14],
  ],
  shorts: [
    [0, 0.05],
    [0.6, 0.17],
    [1, 0.2],
  ],
  jumpsuit: [
    [0, 0.04],
    [0.5, 0.12],
    [1, 0.2],
    [2, 0.26],
  ],
};

/** Where a pair of trousers ends on the leg. */
function endOf({ garment, length }: Piece): number {
  if (garment === 'shorts') return length === 'knee' ? 0.9 : 0.52;
  if (garment === 'cigarette-trousers') return 1.86;
  if (garment === 'flared-trousers' || garment === 'wide-leg-trousers') return 2.12;
  return length === 'ankle' ? 1.95 : 2.04;
}

const RISE = 4.38;

/** Trousers, jeans, shorts or the legs of a jumpsuit. */
export function paintTrousers(sheet: Sheet, figure: Figure, cloth: Cloth, waist = 3.05): void {
  const { piece } = cloth;
  const room = LEGS[piece.garment as Bottom] ?? [[0, 0.05]];
  const wider = piece.silhouette === 'oversized' ? 1.3 : piece.silhouette === 'slim' ? 0.8 : 1;
  const end = endOf(piece);
  const order = [...SIDES].sort(
    (a, b) => Number(figure.legPose(b).back ?? false) - Number(figure.legPose(a).back ?? false),
  );
  for (const side of order) {
    const ease = (t: number) => along(room, t) * wider + cloth.body;
    const outer = [
      ...[waist, 3.3, 3.6, 3.9].map((t) => figure.torso(t, side, Math.max(0.015, ease(0) * 0.5))),
      ...steps(0.28, end).map((t) => figure.leg(side, t, 1, ease(t))),
    ];
    const inner = [...steps(0.34, end).map((t) => figure.leg(side, t, -1, ease(t) * 0.85))].reverse();
    const [a, b] = [last(outer), first(inner)];
    const hem = [a, add(mix(a, b, 0.5), [0, end > 1.9 ? 14 : 10]), b];
    const crotch = figure.across(RISE, 0);
    const front = [crotch, figure.across(3.7, side * -0.01), figure.across(waist, 0)];
    const back = figure.legPose(side).back === true;
    const runs = [
      outer,
      hem,
      [...inner, crotch],
      front,
      [figure.across(waist, 0), figure.torso(waist, side, 0.015)],
    ];
    panel(sheet, cloth, runs, {
      shaded: back,
      inked: [outer, hem, [...inner, crotch]],
      folds: legFolds(figure, side, end, ease),
    });
    seams(sheet, figure, cloth, side, end, ease);
  }
  finish(sheet, figure, cloth, waist);
}

const steps = (from: number, to: number) => [
  from,
  ...[0.5, 0.75, 1, 1.3, 1.6, 1.85].filter((t) => t > from + 0.1 && t < to - 0.08),
  to,
];

function legFolds(figure: Figure, side: Side, end: number, ease: (t: number) => number): Fold[] {
  const at = (t: number, e: number) =>
    mix(figure.leg(side, t, -1, ease(t)), figure.leg(side, t, 1, ease(t)), (e + 1) / 2);
  const folds: Fold[] = [
    { line: [figure.across(RISE - 0.04, side * 0.03), at(0.16, -0.1), at(0.1, 0.55)], width: 13 },
    { line: [figure.across(RISE + 0.02, side * 0.05), at(0.34, -0.35), at(0.38, 0.2)], width: 14 },
    {
      line: [at(0.3, -0.1), at(Math.min(end, 0.95) * 0.8, -0.05), at(Math.min(end, 0.98), -0.1)],
      width: 30,
      light: true,
    },
  ];
  if (end < 1.2) return folds;
  folds.push({ line: [at(0.93, -0.9), at(1.02, -0.2), at(1.0, 0.3)], width: 15 });
  folds.push({ line: [at(1.12, 0.95), at(1.15, 0.2), at(1.1, -0.2)], width: 13 });
  folds.push({
    line: [at(1.15, 0.1), at(1.55, 0.05), at(end, 0.12)],
    width: 18 + ease(2) * 70,
    strength: 0.85,
  });
  folds.push({
    line: [at(1.2, -0.35), at(1.6, -0.4), at(end, -0.45)],
    width: 14 + ease(2) * 60,
    light: true,
  });
  if (ease(2) > 0.2)
    folds.push({ line: [at(0.5, 0.6), at(1.2, 0.55), at(end, 0.62)], width: 26, strength: 0.8 });
  if (ease(2) < 0.2)
    folds.push({ line: [at(end - 0.12, -0.9), at(end - 0.07, 0), at(end - 0.14, 0.8)], width: 11 });
  return folds;
}

function seams(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  side: Side,
  end: number,
  ease: (t: number) => number,
): void {
  const { garment } = cloth.piece;
  const pressed =
    garment === 'wide-leg-trousers' || garment === 'straight-trousers' || garment === 'cigarette-trousers';
  const at = (t: number, e: number) =>
    mix(figure.leg(side, t, -1, ease(t)), figure.leg(side, t, 1, ease(t)), (e + 1) / 2);
  if (pressed && cloth.piece.fabric !== 'denim') {
    sheet.ink([at(0.1, 0.1), at(0.7, 0.02), at(1.3, 0), at(end, 0)], 2, { colour: cloth.seam, opacity: 0.6 });
  }
  if (garment === 'cargo-trousers') {
    const pocket = [at(0.62, 0.15), at(0.62, 0.98), at(0.92, 0.98), at(0.92, 0.15)];
    sheet.fill(`M${pocket.map((p) => p.map(Math.round).join(' ')).join('L')}Z`, cloth.deep, 0.28);
    sheet.ink([...pocket, first(pocket)], 2.4, { colour: cloth.ink, opacity: 0.75 });
    sheet.ink([at(0.7, 0.15), at(0.72, 0.6), at(0.7, 0.98)], 2.2, { colour: cloth.ink, opacity: 0.75 });
  }
  if (cloth.piece.fabric === 'denim') {
    const stitch = [
      figure.torso(3.4, side, 0),
      figure.leg(side, 0.3, 1, ease(0.3) - 0.05),
      figure.leg(side, 1, 1, ease(1) - 0.05),
      figure.leg(side, end, 1, ease(end) - 0.05),
    ];
    sheet.ink(stitch.slice(1), 1.8, { colour: '#d9a25f', opacity: 0.75 });
  }
}

/** Waistband, fly and pockets. */
function finish(sheet: Sheet, figure: Figure, cloth: Cloth, waist: number): void {
  if (cloth.piece.garment === 'jumpsuit') return;
  const at = (x: number, t: number) => figure.across(t, x);
  const band = 0.17;
  const belt: Point[] = [
    figure.torso(waist + band, -1, 0.018),
    at(0, waist + band + 0.05),
    figure.torso(waist + band, 1, 0.018),
  ];
  const top: Point[] = [figure.torso(waist, -1, 0.018), at(0, waist + 0.04), figure.torso(waist, 1, 0.018)];
  sheet.ink(belt, 2.2, { colour: cloth.seam, opacity: 0.8 });
  sheet.ink(top, 3, { colour: cloth.ink });
  sheet.ink([at(0.01, waist + band + 0.03), at(0.02, waist + 0.7), at(-0.01, RISE - 0.12)], 2.2, {
    colour: cloth.seam,
    opacity: 0.75,
  });
  for (const side of SIDES) {
    const mouth = [
      at(side * 0.4, waist + band + 0.05),
      add(figure.torso(waist + 0.55, side), [-side * 0.14 * HEAD, 0]),
      figure.torso(waist + 0.72, side, 0.0),
    ];
    sheet.ink(mouth, 2.2, { colour: cloth.seam, opacity: 0.75 });
    for (const x of [0.12, 0.24]) {
      sheet.brush(
        [at(side * x, waist + band + 0.05), at(side * (x + 0.02), waist + 0.6)],
        8,
        cloth.deep,
        0.35,
      );
    }
  }
}
