import type { Accessory } from '../catalogue/outfit.js';
import { blend, deeper, lightness } from './colour.js';
import { type Figure, HEAD } from './figure.js';
import { add, blob, outline, type Point } from './geometry.js';
import { headFrame } from './head.js';
import type { Sheet } from './sheet.js';

const inkFor = (colour: string) =>
  lightness(colour) < 0.25 ? '#0a090c' : blend(deeper(colour, 0.7), '#221d21', 0.5);

/** Hats sit over the hair. */
export function paintHat(sheet: Sheet, figure: Figure, hat: Accessory, colour: string): void {
  const { at } = headFrame(figure);
  const ink = inkFor(colour);
  const deep = deeper(colour, 0.4);
  if (hat === 'wide-brim-hat') {
    const brim = [
      at(-0.86, -0.12),
      at(-0.5, -0.32),
      at(0, -0.38),
      at(0.5, -0.32),
      at(0.86, -0.14),
      at(0.5, -0.1),
      at(0, -0.16),
      at(-0.5, -0.08),
    ];
    const crown = [
      [
        at(-0.36, -0.3),
        at(-0.34, -0.6),
        at(-0.2, -0.78),
        at(0.02, -0.72),
        at(0.22, -0.79),
        at(0.34, -0.6),
        at(0.36, -0.3),
      ],
      [at(0.36, -0.3), at(0, -0.24), at(-0.36, -0.3)],
    ];
    sheet.brush([at(-0.3, -0.06), at(0, -0.1), at(0.3, -0.06)], 30, '#2a1a18', 0.35);
    sheet.fill(blob(brim), colour);
    sheet.brush([at(-0.6, -0.16), at(0, -0.2), at(0.7, -0.16)], 22, deep, 0.5);
    sheet.ink([...brim, brim[0] ?? at(0, 0)], 2.6, { colour: ink });
    sheet.fill(outline(crown), colour);
    sheet.brush([at(0.27, -0.7), at(0.3, -0.5), at(0.3, -0.3)], 24, deep, 0.5);
    sheet.brush([at(-0.35, -0.35), at(0, -0.29), at(0.35, -0.35)], 17, deep, 0.9, () => 1);
    sheet.ink(crown[0] ?? [], 3, { colour: ink });
  }
  if (hat === 'beret') {
    const cap = [
      at(-0.36, -0.28),
      at(-0.46, -0.46),
      at(-0.28, -0.64),
      at(0.1, -0.7),
      at(0.46, -0.58),
      at(0.54, -0.36),
      at(0.36, -0.24),
      at(0, -0.34),
    ];
    sheet.fill(blob(cap), colour);
    sheet.brush([at(0.1, -0.36), at(0.4, -0.38), at(0.5, -0.46)], 24, deep, 0.5);
    sheet.brush([at(-0.3, -0.5), at(-0.1, -0.6), at(0.1, -0.62)], 18, blend(colour, '#ffffff', 0.5), 0.3);
    sheet.ink([...cap, cap[0] ?? at(0, 0)], 2.8, { colour: ink });
    sheet.ink([at(0.05, -0.69), at(0.07, -0.74), at(0.1, -0.77)], 6, { colour: ink });
  }
}

export function paintEarrings(sheet: Sheet, figure: Figure, colour: string): void {
  const { at } = headFrame(figure);
  for (const side of [-1, 1]) {
    const [x, y] = at(side * 0.325, 0.2);
    const [a, b] = [Math.round(x), Math.round(y)];
    sheet.put(
      `<circle cx="${a}" cy="${b}" r="6" fill="${colour}"/><path d="M${a} ${b + 6}l11 26l-11 16l-11-16z" fill="${colour}" stroke="${inkFor(colour)}" stroke-width="1.8"/>`,
    );
  }
}

/** Wound once round the neck, one end long. */
export function paintScarf(sheet: Sheet, figure: Figure, colour: string): void {
  const ink = inkFor(colour);
  const deep = deeper(colour, 0.36);
  const at = (x: number, t: number): Point => figure.across(t, x * (1 + 0.15 * figure.build));
  const end = (x: number, drop: number) => {
    const strip = [
      [at(x - 0.1, 1.5), at(x - 0.16, 2.2), at(x - 0.12, drop)],
      [at(x - 0.12, drop), at(x + 0.14, drop)],
      [at(x + 0.14, drop), at(x + 0.12, 2.2), at(x + 0.12, 1.5)],
    ];
    sheet.fill(outline(strip), colour);
    sheet.brush([at(x + 0.07, 1.6), at(x + 0.07, 2.3), at(x + 0.09, drop)], 20, deep, 0.4);
    for (const run of strip) sheet.ink(run, 2.6, { colour: ink });
    for (const f of [-0.1, -0.03, 0.05, 0.12])
      sheet.ink([at(x + f, drop), add(at(x + f, drop), [2, 9]), add(at(x + f, drop), [-1, 20])], 3, {
        colour,
      });
  };
  end(0.12, 3.0);
  end(-0.1, 3.35);
  const wrap = [
    at(-0.3, 1.24),
    at(0, 1.34),
    at(0.3, 1.22),
    at(0.38, 1.42),
    at(0.2, 1.62),
    at(-0.05, 1.66),
    at(-0.3, 1.58),
    at(-0.38, 1.4),
  ];
  sheet.fill(blob(wrap), colour);
  sheet.brush([at(-0.3, 1.44), at(0, 1.54), at(0.3, 1.42)], 15, deep, 0.5);
  sheet.ink([...wrap, wrap[0] ?? at(0, 1.3)], 2.8, { colour: ink });
  sheet.ink([at(-0.28, 1.36), at(0, 1.46), at(0.3, 1.33)], 2.2, { colour: ink, opacity: 0.6 });
}

/** The long part of an opera glove; the hand itself is painted with the arm. */
export function paintGlove(sheet: Sheet, figure: Figure, side: -1 | 1, colour: string, from: number): void {
  const ts = [from, 1.3, 1.55, 1.8, 2.02].filter((t, i) => i === 0 || t > from + 0.05);
  const outer = ts.map((t) => figure.arm(side, t, 1, 0.012));
  const inner = ts.map((t) => figure.arm(side, t, -1, 0.012)).reverse();
  sheet.fill(outline([outer, inner]), colour);
  sheet.brush(
    ts.map((t) => figure.arm(side, t, side > 0 ? 1 : -1, -0.02)),
    0.07 * HEAD,
    deeper(colour, 0.4),
    0.45,
  );
  for (const run of [outer, inner]) sheet.ink(run, 2.6, { colour: inkFor(colour) });
}
