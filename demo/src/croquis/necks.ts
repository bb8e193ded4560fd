import type { Neck, Sleeve } from '../catalogue/outfit.js';
import { type Cloth, panel } from './cloth.js';
import { type Figure, HEAD, SIDES } from './figure.js';
import { add, blob, outline, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

/** What a neckline has beside its edge: collar, roll, bow, straps, ribbing. Drawn after the bodice, before the head. */
export function paintNeckline(sheet: Sheet, figure: Figure, cloth: Cloth, neck: Neck, sleeve: Sleeve): void {
  if (neck === 'collar') collar(sheet, figure, cloth);
  else if (neck === 'high') roll(sheet, figure, cloth, cloth.piece.garment === 'turtleneck' ? 0.36 : 0.22);
  else if (neck === 'bow') bow(sheet, figure, cloth);
  else if (neck === 'halter') halter(sheet, figure, cloth);
  else if (neck === 'crew' && cloth.piece.fabric === 'knitwear') rib(sheet, figure, cloth);
  if (sleeve === 'straps' && neck !== 'sweetheart' && neck !== 'halter') straps(sheet, figure, cloth);
}

function collar(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  for (const side of SIDES) {
    const at = (x: number, t: number) => figure.across(t, side * x * (1 + 0.2 * figure.build));
    const leaf = [
      [figure.neck(side, 0.16), at(0.13, 1.42), at(0.03, 1.7)],
      [at(0.03, 1.7), at(0.2, 1.78), at(0.27, 1.7)],
      [at(0.27, 1.7), at(0.3, 1.5), figure.neck(side, 0.1)],
    ];
    panel(sheet, cloth, leaf, { weight: 2.4, lined: true });
  }
}

/** Buttons down the middle. */
export function paintPlacket(sheet: Sheet, figure: Figure, cloth: Cloth, from: number, to: number): void {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((f) => from + (to - from) * f);
  sheet.ink(
    steps.map((t) => figure.across(t, 0.05)),
    1.9,
    { colour: cloth.seam, opacity: 0.8 },
  );
  for (let t = from + 0.12; t < to - 0.05; t += 0.3) {
    const [x, y] = figure.across(t, 0);
    sheet.put(
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="3.6" fill="${cloth.glow}" stroke="${cloth.ink}" stroke-width="1.2"/>`,
    );
  }
}

function roll(sheet: Sheet, figure: Figure, cloth: Cloth, height: number): void {
  const wide = 0.215 + 0.06 * figure.build;
  const at = (x: number, t: number) => figure.across(t, x * wide);
  const top = 1.36 - height;
  const tube = [
    [at(-1.15, 1.43), at(-0.96, 1.3), at(-0.95, top)],
    [at(-0.95, top), at(0, top + 0.07), at(0.95, top)],
    [at(0.95, top), at(0.96, 1.3), at(1.15, 1.43)],
    [at(1.15, 1.43), at(0, 1.52), at(-1.15, 1.43)],
  ];
  panel(sheet, cloth, tube, { lined: true, inked: [tube[0] ?? [], tube[1] ?? [], tube[2] ?? []] });
  for (const f of [0.35, 0.7]) {
    const t = top + (1.4 - top) * f;
    sheet.ink([at(-0.9, t), at(0, t + 0.07), at(0.9, t - 0.02)], 2.2, { colour: cloth.seam, opacity: 0.55 });
  }
}

function bow(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  roll(sheet, figure, cloth, 0.12);
  const knot = figure.across(1.52, 0.02);
  const at = (x: number, y: number): Point => add(knot, [x * HEAD, y * HEAD]);
  for (const [side, drop] of [
    [-1, 0.95],
    [1, 0.78],
  ] as const) {
    const tail = [
      [at(0, 0), at(side * 0.1, drop * 0.5), at(side * 0.08, drop)],
      [at(side * 0.08, drop), at(side * 0.26, drop - 0.1)],
      [at(side * 0.26, drop - 0.1), at(side * 0.22, drop * 0.45), at(side * 0.04, 0)],
    ];
    panel(sheet, cloth, tail, { weight: 2.6, lined: true });
    const loop = [
      [
        at(0, -0.03),
        at(side * 0.18, -0.17),
        at(side * 0.38, -0.12),
        at(side * 0.4, 0.05),
        at(side * 0.22, 0.13),
        at(0, 0.05),
      ],
    ];
    panel(sheet, cloth, loop, {
      weight: 2.6,
      lined: true,
      folds: [{ line: [at(side * 0.06, 0), at(side * 0.18, -0.02), at(side * 0.3, -0.01)], width: 11 }],
    });
  }
  sheet.fill(blob([at(-0.055, -0.06), at(0.06, -0.06), at(0.07, 0.07), at(-0.05, 0.08)]), cloth.deep);
}

function halter(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  const at = (x: number, t: number) => figure.across(t, x);
  const band = [figure.neck(-1, 0.16), at(0, 1.4), figure.neck(1, 0.16)];
  const under = [figure.neck(1, 0.02), at(0, 1.52), figure.neck(-1, 0.02)];
  sheet.fill(outline([band, under]), cloth.base);
  sheet.ink(band, 2.6, { colour: cloth.ink });
}

function straps(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  for (const side of SIDES) {
    const line = [
      figure.across(1.86, side * 0.4),
      figure.across(1.62, side * 0.41),
      figure.across(1.44, side * 0.39),
    ];
    sheet.ink(line, 5.5, { colour: cloth.base, opacity: 1 });
    sheet.ink(line, 1.6, { colour: cloth.ink });
  }
}

function rib(sheet: Sheet, figure: Figure, cloth: Cloth): void {
  const at = (x: number, t: number) => figure.across(t, x * (1 + 0.2 * figure.build));
  sheet.ink(
    [figure.neck(-1, -0.04), at(-0.13, 1.63), at(0, 1.7), at(0.13, 1.63), figure.neck(1, -0.04)],
    2.4,
    { colour: cloth.seam },
  );
}
