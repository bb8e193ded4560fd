import { type Cloth, type Fold, panel } from './cloth.js';
import { type Ease, flank, HEMS, hemline, inside } from './drape.js';
import { type Figure, HEAD, SIDES, type Side } from './figure.js';
import { add, along, last, mix, type Point } from './geometry.js';
import { BULK, cutOf, edgeAt, type LayerCut, type Worn } from './layer-cut.js';
import { paintTrim } from './layer-trims.js';
import type { Sheet } from './sheet.js';
import { paintSleeve } from './sleeves.js';

/** The inside of a coat that hangs open, seen behind the legs. */
export function paintLayerBack(sheet: Sheet, figure: Figure, cloth: Cloth, worn: Worn): void {
  const { ease, hem } = cutOf(cloth, worn);
  if (worn === 'closed' || hem < 3.5) return;
  const left = flank(figure, -1, 3, hem, ease);
  const right = flank(figure, 1, 3, hem, ease);
  const bottom = hemline(last(left), last(right), -0.04 * HEAD);
  panel(sheet, cloth, [left, bottom, [...right].reverse()], { shaded: true, inked: [bottom], lined: true });
}

/** Coats, jackets, capes and cardigans, over everything else. */
export function paintLayer(sheet: Sheet, figure: Figure, cloth: Cloth, worn: Worn): void {
  const { garment } = cloth.piece;
  if (garment === 'cape') {
    paintCape(sheet, figure, cloth);
    return;
  }
  const { ease, hem } = cutOf(cloth, worn);
  // The half on the viewer's left closes over the other one.
  for (const side of [1, -1] as const) front(sheet, figure, cloth, side, { ease, hem, worn });
  paintTrim(sheet, figure, cloth, { ease, hem, worn });
}

/** A sleeve of a layer; a coat on the shoulders lets it hang empty. */
export function paintLayerSleeve(sheet: Sheet, figure: Figure, cloth: Cloth, side: Side, worn: Worn): void {
  const { garment } = cloth.piece;
  if (garment === 'cape') return;
  const { ease } = cutOf(cloth, worn);
  if (worn === 'shoulders') emptySleeve(sheet, figure, cloth, side, ease);
  else paintSleeve(sheet, figure, cloth, side, ease, 'long', 0.03 + (BULK[garment] ?? 0.03) * 0.7);
}

function front(sheet: Sheet, figure: Figure, cloth: Cloth, side: Side, { ease, hem, worn }: LayerCut): void {
  const outer = [figure.shoulder(side, along(ease, 1.5) - 0.08), ...flank(figure, side, 2.05, hem, ease)];
  const heights = [1.75, 2.1, 2.6, 3.2, 3.9, 4.8, 5.8, 6.8].filter((t) => t < hem - 0.15);
  const edge = [
    figure.neck(side, 0.06),
    ...heights.map((t) => figure.across(t, edgeAt(worn, side, t, hem))),
    add(figure.across(hem, edgeAt(worn, side, hem, hem)), [0, 0.08 * HEAD]),
  ];
  const [a, b] = [last(outer), last(edge)];
  const bottom = hemline(a, b, 0.05 * HEAD, hem > 5 ? 1 : 0, 6);
  const slope = [
    figure.neck(side, 0.08),
    figure.across(1.4, side * 0.5 * (1 + 0.3 * figure.build)),
    outer[0] ?? a,
  ];
  panel(sheet, cloth, [slope, outer, bottom, [...edge].reverse()], {
    folds: frontFolds(sheet, figure, side, ease, hem, outer, edge),
    inked: [slope, outer, bottom, edge],
    weight: 3.6,
    lined: cloth.piece.fabric !== 'organza' && cloth.piece.fabric !== 'tulle',
  });
}

function frontFolds(
  sheet: Sheet,
  figure: Figure,
  side: Side,
  ease: Ease,
  hem: number,
  outer: Point[],
  edge: Point[],
): Fold[] {
  const [left, right] = side < 0 ? [outer, edge] : [edge, outer];
  const at = (t: number, f: number) => inside(figure, left, right, t, side < 0 ? 1 - f : f);
  const room = along(ease, Math.min(hem, 4));
  const folds: Fold[] = [
    { line: [at(2.05, 0.95), at(2.4, 0.6), at(2.8, 0.4)], width: 18 },
    { line: [at(1.7, 0.3), at(2.3, 0.4), at(2.9, 0.35)], width: 26, light: true },
  ];
  if (hem > 3.5)
    folds.push({ line: [at(2.9, 0.75), at(3.3, 0.6), at(Math.min(hem, 4.2), 0.62)], width: 18 + room * 40 });
  if (hem > 4.5) {
    const f = sheet.random.between(0.45, 0.6);
    folds.push({ line: [at(3.6, f - 0.1), at((3.6 + hem) / 2, f), at(hem, f + 0.05)], width: 34 });
    folds.push({ line: [at(3.8, 0.25), at((3.8 + hem) / 2, 0.24), at(hem, 0.2)], width: 36, light: true });
    folds.push({ line: [at(4.4, 0.85), at((4.4 + hem) / 2, 0.84), at(hem, 0.82)], width: 26 });
  }
  return folds;
}

function emptySleeve(sheet: Sheet, figure: Figure, cloth: Cloth, side: Side, ease: Ease): void {
  const top = figure.shoulder(side, along(ease, 1.5));
  const at = (x: number, y: number): Point => add(top, [side * x * HEAD, y * HEAD]);
  const cap = mix(figure.across(1.45, side * 0.46 * (1 + 0.3 * figure.build)), top, 0.35);
  const outer = [cap, at(-0.04, 0), at(0.06, 0.28), at(0.12, 1.1), at(0.1, 1.9), at(0.06, 2.45)];
  const inner = [at(-0.2, 2.4), at(-0.2, 1.7), at(-0.2, 1), at(-0.16, 0.5)];
  panel(sheet, cloth, [outer, [at(0.06, 2.45), at(-0.08, 2.5), at(-0.2, 2.4)], inner], {
    folds: [
      { line: [at(0, 0.3), at(-0.04, 1.2), at(-0.02, 2.3)], width: 20 },
      { line: [at(0.07, 0.3), at(0.08, 1.2), at(0.03, 2.3)], width: 16, light: true },
    ],
  });
}

function paintCape(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  const hem = HEMS[cloth.piece.length];
  const shape = (side: Side) => [
    figure.neck(side, 0.06),
    figure.shoulder(side, 0.08),
    add(figure.across(2.2, 0), [side * 1.12 * HEAD, 0]),
    add(figure.across(3.1, 0), [side * 1.34 * HEAD, 0]),
    add(figure.across(hem, 0), [side * (1.28 + (hem - 3.9) * 0.12) * HEAD, 0]),
  ];
  const [left, right] = [shape(-1), shape(1)];
  const bottom = hemline(last(left), last(right), 0.26 * HEAD, 5, 8, 1);
  const top = [figure.neck(1, 0.06), figure.across(1.5, 0), figure.neck(-1, 0.06)];
  const at = (t: number, f: number) => inside(figure, left, right, t, f);
  const folds: Fold[] = [0.14, 0.3, 0.68, 0.84].flatMap((f): Fold[] => [
    {
      line: [at(1.7, 0.5 + (f - 0.5) * 0.6), at((1.7 + hem) / 2, 0.5 + (f - 0.5) * 0.9), at(hem + 0.1, f)],
      width: 36,
    },
    {
      line: [
        at(1.8, 0.52 + (f - 0.5) * 0.5),
        at((1.8 + hem) / 2, 0.57 + (f - 0.5) * 0.9),
        at(hem + 0.1, f + 0.07),
      ],
      width: 32,
      light: true,
    },
  ]);
  panel(sheet, cloth, [left, bottom, [...right].reverse(), top], {
    folds,
    inked: [left, bottom, right],
    weight: 3.6,
    lined: true,
  });
  sheet.ink([figure.across(1.52, 0), figure.across(2.6, 0.03), figure.across(hem + 0.22, -0.02)], 2.8, {
    colour: cloth.ink,
  });
  for (const side of SIDES) {
    const slit = [at(2.75, 0.5 + side * 0.22), at(3.15, 0.5 + side * 0.25), at(3.5, 0.5 + side * 0.26)];
    if (hem > 3.6) sheet.ink(slit, 3, { colour: cloth.ink });
    const leaf = [
      [figure.neck(side, 0.2), figure.across(1.42, side * 0.02)],
      [figure.across(1.42, side * 0.02), figure.across(1.66, side * 0.2), figure.across(1.52, side * 0.36)],
      [figure.across(1.52, side * 0.36), figure.neck(side, 0.2)],
    ];
    panel(sheet, cloth, leaf, { weight: 2.6, lined: true });
  }
}
