import type { Shoes } from '../catalogue/outfit.js';
import { blend, deeper, lightness } from './colour.js';
import { type Figure, HEAD, type Side } from './figure.js';
import { add, first, heading, last, outline, type Point, scale, TAPERED } from './geometry.js';
import type { Sheet } from './sheet.js';
import type { SkinTones } from './skin.js';

/** Height of the heel in heads. */
export const HEELS: Record<Shoes, number> = {
  pumps: 0.3,
  sandals: 0.26,
  'ankle-boots': 0.17,
  'knee-boots': 0.2,
  loafers: 0.07,
  sneakers: 0.08,
  'ballet-flats': 0.04,
};

/** A foot with its shoe, seen from the front and a little from above. */
export function paintShoe(
  sheet: Sheet,
  figure: Figure,
  tones: SkinTones,
  side: Side,
  shoes: Shoes,
  colour: string,
): void {
  const heel = HEELS[shoes];
  const { foot, back } = figure.legPose(side);
  const ankle = figure.leg(side, 2);
  const [dx, dy] = heading(foot * 0.8 + side * 5);
  const length = 0.3 + heel;
  const broad = 1 + 0.22 * figure.build;
  const at = (x: number, y: number): Point =>
    add(ankle, add(scale([dy, -dx], x * side * broad * HEAD), scale([dx, dy], y * length * HEAD)));
  const ink = lightness(colour) < 0.25 ? '#0a090c' : blend(deeper(colour, 0.7), '#221d21', 0.5);
  const shine = blend(colour, '#ffffff', lightness(colour) < 0.3 ? 0.35 : 0.6);
  const deep = deeper(colour, 0.35);
  if (heel > 0.12) stiletto(sheet, at, colour, ink, heel > 0.22);
  const outer = [
    at(0.082, -0.06),
    at(0.1, 0.25),
    at(0.15, 0.55),
    at(0.165, 0.74),
    at(0.1, 0.95),
    at(0.02, 1),
  ];
  const inner = [
    at(0.02, 1),
    at(-0.06, 0.93),
    at(-0.125, 0.72),
    at(-0.115, 0.5),
    at(-0.085, 0.22),
    at(-0.082, -0.06),
  ];
  const boot = shoes === 'ankle-boots' || shoes === 'knee-boots';
  if (!boot) {
    sheet.fill(outline([outer, inner]), back ? blend(tones.base, tones.shade, 0.5) : tones.base);
    sheet.brush([at(0.06, 0.1), at(0.09, 0.4), at(0.1, 0.6)], 11, tones.shade, 0.5);
    for (const run of [outer, inner]) sheet.ink(run, 2.4, { colour: tones.line });
  }
  const fill = (runs: Point[][], tint = colour) => {
    sheet.fill(outline(runs), tint);
    for (const run of runs) sheet.ink(run, 2.8, { colour: ink });
  };
  if (boot) {
    const tall = shoes === 'knee-boots' ? 1.16 : 1.76;
    const up = (edge: -1 | 1) =>
      [tall, ...[1.3, 1.5, 1.7, 1.85].filter((t) => t > tall + 0.06)].map((t) =>
        figure.leg(side, t, edge, 0.035),
      );
    const shaft = [...up(1), at(0.11, 0.1), ...outer.slice(1)];
    const shaftIn = [...inner.slice(0, 5), at(-0.1, 0.08), ...up(-1).reverse()];
    const shape = sheet.shape(outline([shaft, shaftIn]));
    sheet.use(shape, `fill="${colour}"`);
    sheet.within(shape, () => {
      sheet.brush(
        shaft.map((p) => add(p, [side > 0 ? -6 : 0, 0])),
        side > 0 ? 34 : 16,
        deep,
        0.5,
      );
      sheet.brush(
        [figure.leg(side, tall, -0.4 as -1), figure.leg(side, 1.6), at(-0.02, 0.5)],
        13,
        shine,
        0.55,
      );
      sheet.brush([at(0.09, 0.05), at(0, 0.12), at(-0.08, 0.05)], 8, deep, 0.6);
    });
    for (const run of [shaft, shaftIn]) sheet.ink(run, 3, { colour: ink });
    const rim = [first(shaft), add(figure.leg(side, tall), [0, 9]), last(shaftIn)];
    sheet.ink(rim, 2.8, { colour: ink });
  } else if (shoes === 'sandals') {
    for (const [y, w] of [
      [0.0, 0.1],
      [0.62, 0.165],
    ] as const)
      sheet.brush([at(w + 0.01, y), at(0, y + 0.1), at(-w + 0.03, y)], y > 0.3 ? 17 : 10, colour, 1, () => 1);
    sheet.brush([at(0.0, 0.08), at(0.02, 0.4), at(0.02, 0.72)], 8, colour, 1, () => 1);
    sheet.ink([...outer.slice(3), ...inner.slice(1, 3)], 5, { colour });
  } else if (shoes === 'pumps' || shoes === 'ballet-flats') {
    const throat = shoes === 'pumps' ? 0.66 : 0.58;
    fill([
      [at(0.125, 0.38), ...outer.slice(2)],
      inner.slice(0, 4),
      [at(-0.1, 0.36), at(-0.06, throat - 0.06), at(0.015, throat), at(0.09, throat - 0.06), at(0.125, 0.38)],
    ]);
    sheet.brush([at(0.03, 0.74), at(0.0, 0.86), at(0.01, 0.95)], 9, shine, 0.6, TAPERED);
    if (shoes === 'ballet-flats')
      sheet.ink([at(-0.03, 0.57), at(0.015, 0.62), at(0.06, 0.57)], 6, { colour: deep });
  } else {
    fill([
      [at(0.13, 0.16), ...outer.slice(2)],
      inner.slice(0, 4),
      [at(-0.11, 0.14), at(0, 0.22), at(0.13, 0.16)],
    ]);
    sheet.brush([at(-0.03, 0.5), at(-0.02, 0.75), at(0.01, 0.9)], 11, shine, 0.45);
    if (shoes === 'loafers') {
      sheet.brush([at(0.12, 0.5), at(0.01, 0.58), at(-0.09, 0.5)], 10, deep, 0.9, () => 1);
      sheet.ink([at(0.11, 0.66), at(0.02, 0.74), at(-0.08, 0.66)], 2.4, { colour: ink });
    } else {
      for (const y of [0.3, 0.42, 0.54])
        sheet.ink([at(0.07, y), at(0.01, y + 0.05), at(-0.05, y)], 3.6, {
          colour: lightness(colour) > 0.7 ? '#a9a9ad' : '#f4f2ee',
        });
      sheet.brush([...outer.slice(3), ...inner.slice(1, 3)], 15, '#f4f2ee', 1, () => 1);
      sheet.ink(
        [...outer.slice(3), ...inner.slice(1, 3)].map((p) => add(p, [0, 7])),
        2.4,
        { colour: '#555258' },
      );
    }
  }
}

/** The heel shows beside the foot, behind the arch. */
function stiletto(
  sheet: Sheet,
  at: (x: number, y: number) => Point,
  colour: string,
  ink: string,
  fine: boolean,
): void {
  const w = fine ? 0.018 : 0.055;
  const quad = [
    at(-0.04, 0.25),
    at(-0.1 - w, 0.4),
    at(-0.1 - w * 0.8, 0.8),
    at(-0.1 + w, 0.8),
    at(-0.02, 0.5),
  ];
  sheet.fill(outline([quad]), deeper(colour, 0.25));
  sheet.ink(quad.slice(1), 2.2, { colour: ink });
}
