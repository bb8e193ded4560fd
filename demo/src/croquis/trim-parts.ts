import { type Cloth } from './cloth.js';
import { type Figure, SIDES } from './figure.js';
import { add, along, outline } from './geometry.js';
import { edgeAt, type LayerCut } from './layer-cut.js';
import type { Sheet } from './sheet.js';

export const wide = (figure: Figure) => 1 + 0.22 * figure.build;

export function flaps(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut, t: number): void {
  if (cut.hem < t + 0.2) return;
  for (const side of SIDES) {
    const e = along(cut.ease, t);
    const outer = figure.torso(t, side, e - 0.1);
    const inner = figure.across(
      t + 0.06,
      edgeAt(cut.worn === 'closed' ? 'open' : cut.worn, side, t, cut.hem) + side * 0.06,
    );
    const flap = [
      [inner, outer],
      [outer, add(outer, [0, 22])],
      [add(outer, [0, 22]), add(inner, [0, 24])],
    ];
    sheet.fill(outline(flap), cloth.deep, 0.3);
    for (const run of flap) sheet.ink(run, 2.2, { colour: cloth.seam });
  }
}

export function buttons(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  columns: number[],
  from: number,
  to: number,
  step: number,
  all = true,
): void {
  for (let t = from; t <= to; t += step) {
    for (const x of all ? columns : []) {
      const [cx, cy] = figure.across(t, x);
      sheet.put(
        `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="6.5" fill="${cloth.deep}" stroke="${cloth.seam}" stroke-width="2"/>`,
      );
    }
  }
}

export const METAL = '#c8c8cc';
