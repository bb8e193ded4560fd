import { paintBelt } from './belt.js';
import { cardigan, parka, puffer, ribbed } from './casual-trims.js';
import { type Cloth, panel } from './cloth.js';
import { type Figure, SIDES } from './figure.js';
import { along, first, mix } from './geometry.js';
import { type LayerCut } from './layer-cut.js';
import type { Sheet } from './sheet.js';
import { buttons, flaps, METAL, wide } from './trim-parts.js';

/** Lapels, buttons, zips, pockets, quilting: what makes a layer the kind it is. */
export function paintTrim(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  const trim = {
    overcoat: () => tailored(sheet, figure, cloth, cut, 2.75, 0.46),
    'trench-coat': () => trench(sheet, figure, cloth, cut),
    blazer: () => tailored(sheet, figure, cloth, cut, 2.9, 0.4),
    'biker-jacket': () => biker(sheet, figure, cloth, cut),
    'bomber-jacket': () => ribbed(sheet, figure, cloth, cut),
    cardigan: () => cardigan(sheet, figure, cloth, cut),
    puffer: () => puffer(sheet, figure, cloth, cut),
    parka: () => parka(sheet, figure, cloth, cut),
  }[cloth.piece.garment as 'overcoat'];
  trim?.();
}

function lapels(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  { worn }: LayerCut,
  breakAt: number,
  spread: number,
): void {
  for (const side of [1, -1] as const) {
    const at = (x: number, t: number) => figure.across(t, side * x * wide(figure));
    const end = worn === 'closed' ? figure.across(breakAt - 0.25, side * -0.1) : at(0.24, breakAt);
    const roll = [figure.neck(side, 0.17), at(worn === 'closed' ? 0.14 : 0.24, 1.75), end];
    const lapel = [
      roll,
      [end, at(spread * 0.86, 2.3), at(spread + 0.04, 1.98)],
      [at(spread + 0.04, 1.98), at(spread * 0.74, 1.92)],
      [at(spread * 0.74, 1.92), at(spread * 0.88, 1.72)],
      [at(spread * 0.88, 1.72), at(0.36, 1.5), figure.neck(side, 0.17)],
    ];
    panel(sheet, cloth, lapel, { weight: 2.8, lined: true, angle: side * 14 });
    sheet.ink([at(spread * 0.74, 1.92), at(0.3, 1.8), at(0.22, 1.72)], 2, { colour: cloth.seam });
  }
}

function tailored(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  cut: LayerCut,
  breakAt: number,
  spread: number,
): void {
  lapels(sheet, figure, cloth, cut, breakAt, spread);
  flaps(sheet, figure, cloth, cut, 3.5);
  if (cut.worn !== 'closed') return;
  buttons(sheet, figure, cloth, [0.0, 0.22], breakAt - 0.1, Math.min(cut.hem - 0.3, breakAt + 0.9), 0.36);
}

function trench(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  lapels(sheet, figure, cloth, cut, 2.6, 0.5);
  for (const side of SIDES) {
    const flap = [
      figure.across(1.75, side * 0.5),
      figure.across(2.15, side * 0.56),
      figure.across(2.3, side * 0.4),
      figure.across(2.28, side * 0.2),
    ];
    if (side < 0) sheet.ink(flap, 2.4, { colour: cloth.seam });
  }
  flaps(sheet, figure, cloth, cut, 3.55);
  buttons(sheet, figure, cloth, [-0.2, 0.2], 2.35, 3.0, 0.34, cut.worn === 'closed');
  if (cut.worn === 'closed') paintBelt(sheet, figure, cloth.base, cloth.ink, along(cut.ease, 3), true);
  else looseBelt(sheet, figure, cloth, cut);
}

function looseBelt(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  for (const side of SIDES) {
    const start = figure.torso(3.02, side, along(cut.ease, 3));
    const edge = figure.across(3.06, side * 0.3);
    sheet.brush([start, mix(start, edge, 0.5), edge], 20, cloth.deep, 0.55, () => 1);
  }
}

function biker(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  lapels(sheet, figure, cloth, cut, 2.35, 0.48);
  const at = (x: number, t: number) => figure.across(t, x);
  const zip =
    cut.worn === 'closed'
      ? [at(0.12, 2.15), at(0.1, 2.6), at(0.04, cut.hem)]
      : [at(-0.26, 2.4), at(-0.28, 2.8), at(-0.3, cut.hem)];
  sheet.ink(zip, 4.5, { colour: METAL, opacity: 0.9 });
  for (const side of SIDES) {
    const slash = [at(side * 0.36, 2.72), at(side * 0.5, 2.88)];
    sheet.ink([first(slash), mix(first(slash), slash[1] ?? [0, 0], 0.5), slash[1] ?? [0, 0]], 4, {
      colour: METAL,
      opacity: 0.85,
    });
    const band = [figure.torso(cut.hem - 0.14, side, along(cut.ease, 3)), at(side * 0.34, cut.hem - 0.08)];
    sheet.ink([first(band), mix(first(band), band[1] ?? [0, 0], 0.5), band[1] ?? [0, 0]], 2.4, {
      colour: cloth.seam,
    });
  }
}
