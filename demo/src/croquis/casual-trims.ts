import { type Cloth, panel } from './cloth.js';
import { flank } from './drape.js';
import { type Figure, SIDES, type Side } from './figure.js';
import { add, along, first, mix } from './geometry.js';
import { edgeAt, type LayerCut } from './layer-cut.js';
import type { Sheet } from './sheet.js';
import { buttons, flaps, METAL, wide } from './trim-parts.js';

/** Ribbing along the hem of a bomber or cardigan. */
function hemRib(sheet: Sheet, figure: Figure, cloth: Cloth, { ease, hem, worn }: LayerCut): void {
  for (const side of SIDES) {
    const room = along(ease, hem);
    const inner = worn === 'closed' ? 0 : Math.abs(edgeAt(worn, side, hem, hem));
    const line = (t: number) => [
      figure.torso(t, side, room),
      figure.across(t + 0.04, side * (inner * 0.5 + 0.28)),
      figure.across(t + 0.05, side * inner),
    ];
    sheet.ink(line(hem - 0.2), 2.4, { colour: cloth.seam });
    for (const f of [0.15, 0.35, 0.55, 0.75]) {
      const [a, b] = [line(hem - 0.2), line(hem)].map((l) => mix(first(l), l[2] ?? [0, 0], f));
      if (a && b) sheet.ink([a, mix(a, b, 0.5), b], 2, { colour: cloth.seam, opacity: 0.6 });
    }
  }
}

function standingCollar(sheet: Sheet, figure: Figure, cloth: Cloth, height: number): void {
  for (const side of SIDES) {
    const leaf = [
      [figure.neck(side, height), figure.across(1.5, side * 0.1)],
      [figure.across(1.5, side * 0.1), figure.across(1.68, side * 0.2)],
      [
        figure.across(1.68, side * 0.2),
        figure.across(1.5, side * 0.34 * wide(figure)),
        figure.neck(side, height),
      ],
    ];
    panel(sheet, cloth, leaf, { weight: 2.8, lined: true });
  }
}

export function ribbed(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  standingCollar(sheet, figure, cloth, 0.12);
  hemRib(sheet, figure, cloth, cut);
  if (cut.worn === 'closed')
    sheet.ink([figure.across(1.6, 0), figure.across(2.4, 0.02), figure.across(cut.hem, 0)], 4, {
      colour: METAL,
    });
}

export function cardigan(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  hemRib(sheet, figure, cloth, cut);
  const x = cut.worn === 'closed' ? 0 : -0.27;
  buttons(sheet, figure, cloth, [x], 2.5, cut.hem - 0.2, 0.3);
  if (cut.worn !== 'closed') return;
  const v = (side: Side) => [figure.neck(side), figure.across(1.95, side * 0.13), figure.across(2.4, 0)];
  for (const side of SIDES) sheet.ink(v(side), 3, { colour: cloth.seam });
}

export function puffer(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  standingCollar(sheet, figure, cloth, 0.24);
  for (let t = 1.95; t < cut.hem - 0.12; t += 0.34) {
    for (const side of SIDES) {
      const outer = figure.torso(t, side, along(cut.ease, t) - 0.01);
      const inner = figure.across(
        t + 0.05,
        cut.worn === 'closed' ? 0 : edgeAt(cut.worn, side, t, cut.hem) + side * 0.05,
      );
      const line = [outer, add(mix(outer, inner, 0.5), [0, 12]), inner];
      sheet.brush(
        line.map((p) => add(p, [0, 8])),
        20,
        cloth.deep,
        0.45,
      );
      sheet.brush(
        line.map((p) => add(p, [0, -22])),
        14,
        cloth.glow,
        0.22 + cloth.sheen * 0.3,
      );
      sheet.ink(line, 2.6, { colour: cloth.seam });
    }
  }
  const flankEnd = flank(figure, 1, 2.05, cut.hem, cut.ease).at(-1);
  if (flankEnd && cut.worn === 'closed')
    sheet.ink([figure.across(1.6, 0), figure.across(2.4, 0.02), figure.across(cut.hem, 0)], 3.4, {
      colour: cloth.ink,
    });
}

export function parka(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  flaps(sheet, figure, cloth, cut, 3.3);
  const fur = { ...cloth, fur: true };
  for (const side of SIDES) {
    const hood = [
      [
        figure.neck(side, 0.28),
        figure.across(1.36, side * 0.42),
        figure.across(1.6, side * 0.52),
        figure.across(1.78, side * 0.3),
      ],
      [figure.across(1.78, side * 0.3), figure.across(1.5, side * 0.2), figure.neck(side, 0.28)],
    ];
    panel(sheet, fur, hood, { weight: 2.4, lined: true });
  }
  sheet.ink(
    [figure.torso(3.02, -1, along(cut.ease, 3)), figure.across(3.08, cut.worn === 'closed' ? 0 : -0.34)],
    2.4,
    { colour: cloth.seam },
  );
}
