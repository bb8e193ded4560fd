import { type Cloth, panel } from './cloth.js';
import { type Ease, flank } from './drape.js';
import { type Figure, HEAD, SIDES, type Side } from './figure.js';
import { add, along, first, mix, outline, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

interface LayerCut {
  ease: Ease;
  hem: number;
  worn: 'open' | 'closed' | 'shoulders';
}

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

const wide = (figure: Figure) => 1 + 0.22 * figure.build;

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

/** A belt over whatever is worn, with a buckle or a knot. */
export function paintBelt(
  sheet: Sheet,
  figure: Figure,
  colour: string,
  ink: string,
  ease: number,
  knotted: boolean,
): void {
  const at = (x: number, t: number) => figure.across(t, x);
  const top = [figure.torso(2.96, -1, ease + 0.01), at(0, 3.02), figure.torso(2.96, 1, ease + 0.01)];
  const low = [figure.torso(3.09, 1, ease + 0.01), at(0, 3.16), figure.torso(3.09, -1, ease + 0.01)];
  sheet.fill(outline([top, low]), colour);
  sheet.ink(top, 2.8, { colour: ink });
  sheet.ink(low, 2.8, { colour: ink });
  const knot = at(-0.06, 3.09);
  const p = (x: number, y: number): Point => add(knot, [x * HEAD, y * HEAD]);
  if (knotted) {
    for (const [dx, drop] of [
      [-0.12, 0.8],
      [0.1, 0.62],
    ] as const) {
      const tail = [p(0, 0), p(dx, drop * 0.5), p(dx * 1.1, drop)];
      sheet.brush(tail, 20, colour, 1, () => 1);
      sheet.ink(
        tail.map((q) => add(q, [10, 0])),
        2.4,
        { colour: ink },
      );
      sheet.ink(
        tail.map((q) => add(q, [-10, 0])),
        2,
        { colour: ink },
      );
    }
    sheet.fill(
      outline([
        [p(-0.07, -0.09), p(0.08, -0.08)],
        [p(0.09, 0.09), p(-0.06, 0.1)],
      ]),
      colour,
    );
    sheet.ink([p(-0.07, -0.09), p(-0.075, 0), p(-0.06, 0.1)], 2.4, { colour: ink });
  } else {
    const [x, y] = p(-0.02, 0.0);
    sheet.put(
      `<rect x="${Math.round(x - 11)}" y="${Math.round(y - 14)}" width="24" height="28" rx="5" fill="none" stroke="#c9a75a" stroke-width="5"/>`,
    );
  }
}

function flaps(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut, t: number): void {
  if (cut.hem < t + 0.2) return;
  for (const side of SIDES) {
    const e = along(cut.ease, t);
    const outer = figure.torso(t, side, e - 0.1);
    const inner = figure.across(t + 0.06, side * 0.34);
    const flap = [
      [inner, outer],
      [outer, add(outer, [0, 22])],
      [add(outer, [0, 22]), add(inner, [0, 24])],
    ];
    sheet.fill(outline(flap), cloth.deep, 0.3);
    for (const run of flap) sheet.ink(run, 2.2, { colour: cloth.seam });
  }
}

function buttons(
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

const METAL = '#c8c8cc';

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

/** Ribbing along the hem of a bomber or cardigan. */
function hemRib(sheet: Sheet, figure: Figure, cloth: Cloth, { ease, hem, worn }: LayerCut): void {
  for (const side of SIDES) {
    const room = along(ease, hem);
    const inner = worn === 'closed' ? 0 : 0.3;
    const line = (t: number) => [
      figure.torso(t, side, room),
      figure.across(t + 0.04, side * (0.3 + inner) * 0.8),
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

function ribbed(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  standingCollar(sheet, figure, cloth, 0.12);
  hemRib(sheet, figure, cloth, cut);
  if (cut.worn === 'closed')
    sheet.ink([figure.across(1.6, 0), figure.across(2.4, 0.02), figure.across(cut.hem, 0)], 4, {
      colour: METAL,
    });
}

function cardigan(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  hemRib(sheet, figure, cloth, cut);
  const x = cut.worn === 'closed' ? 0 : -0.27;
  buttons(sheet, figure, cloth, [x], 2.5, cut.hem - 0.2, 0.3);
  if (cut.worn !== 'closed') return;
  const v = (side: Side) => [figure.neck(side), figure.across(1.95, side * 0.13), figure.across(2.4, 0)];
  for (const side of SIDES) sheet.ink(v(side), 3, { colour: cloth.seam });
}

function puffer(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
  standingCollar(sheet, figure, cloth, 0.24);
  for (let t = 1.95; t < cut.hem - 0.12; t += 0.34) {
    for (const side of SIDES) {
      const outer = figure.torso(t, side, along(cut.ease, t) - 0.01);
      const inner = figure.across(t + 0.05, side * (cut.worn === 'closed' ? 0 : 0.3));
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

function parka(sheet: Sheet, figure: Figure, cloth: Cloth, cut: LayerCut): void {
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
