import { blend, deeper, INK, lightness } from './colour.js';
import { type Figure, HEAD } from './figure.js';
import { add, blob, outline, type Point, rotate, TAPERED } from './geometry.js';
import type { Sheet } from './sheet.js';
import type { SkinTones } from './skin.js';

/** Turns local head coordinates (heads, origin at its middle) into points; features slide with the turn of the head. */
export function headFrame(figure: Figure) {
  const { headTilt, headTurn } = figure.pose;
  const wide = 0.92 + 0.14 * figure.build;
  return {
    at: (x: number, y: number): Point =>
      rotate(add(figure.head, [x * HEAD * wide, y * HEAD]), figure.head, headTilt),
    /** A feature on the face's surface. */
    on: (x: number, y: number): Point =>
      rotate(
        add(figure.head, [(x * (1 - 0.1 * Math.abs(headTurn)) + headTurn * 0.075) * HEAD * wide, y * HEAD]),
        figure.head,
        headTilt,
      ),
  };
}

/** The face: an oval of skin, shade on one side, and as few marks as will do. */
export function paintFace(sheet: Sheet, figure: Figure, tones: SkinTones, sunglasses: string | null): void {
  const { at, on } = headFrame(figure);
  const turn = figure.pose.headTurn;
  const jaw = 0.02 + 0.045 * figure.build;
  const contour: Point[] = [
    at(0, -0.5),
    at(-0.2, -0.45),
    at(-0.315, -0.22),
    at(-0.315 + turn * 0.02, 0.04),
    at(-0.255 - jaw + turn * 0.03, 0.26),
    at(-0.12 - jaw + turn * 0.06, 0.435),
    at(0.01 + turn * 0.07, 0.5),
    at(0.13 + jaw + turn * 0.06, 0.43),
    at(0.25 + jaw + turn * 0.03, 0.26),
    at(0.31 + turn * 0.02, 0.04),
    at(0.315, -0.22),
    at(0.2, -0.45),
  ];
  const shape = sheet.shape(blob(contour));
  const paint = sheet.gradient(at(-0.32, 0), at(0.32, 0.1), [
    [0, tones.light],
    [0.45, tones.base],
    [1, blend(tones.base, tones.shade, 0.4)],
  ]);
  sheet.use(shape, `fill="${paint}"`);
  sheet.within(shape, () => {
    sheet.brush([at(0.33, -0.3), at(0.29, 0.05), at(0.23, 0.3), at(0.06, 0.52)], 26, tones.shade, 0.45);
    const flush = sheet.softRound([
      [0, '#c4523f', build(0.34, figure)],
      [1, '#c4523f', 0],
    ]);
    for (const x of [-0.2, 0.19]) cheek(sheet, on(x, 0.16), flush);
    sheet.brush([on(-0.01, -0.2), on(0, 0), on(0.005, 0.16)], 9, tones.light, 0.6);
    sheet.brush([on(-0.23, 0.07), on(-0.17, 0.12), on(-0.1, 0.12)], 13, tones.light, 0.5);
    sheet.brush([on(0.1, 0.12), on(0.15, 0.1), on(0.21, 0.06)], 11, tones.light, 0.4);
    sheet.brush([on(-0.05, 0.42), on(0, 0.43), on(0.04, 0.42)], 9, tones.light, 0.4);
    sheet.brush([at(-0.3, -0.4), at(0, -0.3), at(0.3, -0.38)], 34, tones.shade, 0.3);
  });
  sheet.ink(contour.slice(2, 7), 2.2, { colour: tones.line });
  sheet.ink(contour.slice(6, 10), 3, { colour: tones.line });
  if (sunglasses) paintSunglasses(sheet, on, sunglasses);
  else for (const side of [-1, 1] as const) paintEye(sheet, on, tones, side, figure.build);
  paintNoseAndMouth(sheet, on, tones, figure.build, turn);
}

/** Women wear a little rouge. */
const build = (rouge: number, figure: Figure) => Math.round(rouge * (1 - 0.75 * figure.build) * 100) / 100;

const cheek = (sheet: Sheet, [x, y]: Point, fill: string) =>
  sheet.put(
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(0.12 * HEAD)}" ry="${Math.round(0.09 * HEAD)}" fill="${fill}"/>`,
  );

type Frame = (x: number, y: number) => Point;

function paintEye(sheet: Sheet, on: Frame, tones: SkinTones, side: -1 | 1, build: number): void {
  const x = side * 0.135;
  const lid = [
    on(x - side * 0.062, 0.022),
    on(x - side * 0.015, -0.012),
    on(x + side * 0.04, -0.006),
    on(x + side * 0.088, 0.014),
  ];
  const brow = [
    on(x - side * 0.06, -0.088 + build * 0.01),
    on(x + side * 0.02, -0.115),
    on(x + side * 0.1, -0.085),
  ];
  sheet.brush(
    [on(x - side * 0.05, -0.03), on(x + side * 0.03, -0.05), on(x + side * 0.08, -0.02)],
    11,
    tones.shade,
    0.55,
  );
  const pupil = [
    on(x - 0.03, 0.0),
    on(x + 0.032, 0.0),
    on(x + 0.022, 0.026),
    on(x, 0.034),
    on(x - 0.02, 0.026),
  ];
  sheet.fill(blob(pupil), INK, 0.82);
  sheet.ink(lid, 5.2 - build * 1.6, { pressure: TAPERED, opacity: 0.95 });
  sheet.ink([on(x - side * 0.03, 0.05), on(x + side * 0.02, 0.056), on(x + side * 0.06, 0.04)], 1.6, {
    colour: tones.shade,
  });
  sheet.ink(brow, 4.4 + build * 1.8, {
    pressure: TAPERED,
    colour: blend(INK, tones.base, 0.2),
    opacity: 0.75,
  });
}

function paintNoseAndMouth(sheet: Sheet, on: Frame, tones: SkinTones, build: number, turn: number): void {
  const lean = turn >= 0 ? 1 : -1;
  sheet.ink([on(lean * 0.035, 0.03), on(lean * 0.05, 0.12), on(lean * 0.045, 0.18)], 2, {
    colour: tones.shade,
    opacity: 0.75,
  });
  sheet.ink([on(-0.035, 0.2), on(0, 0.215), on(0.035, 0.2)], 2.6, {
    colour: tones.line,
    opacity: 0.75,
    pressure: TAPERED,
  });
  const red = blend(
    deeper(tones.base, lightness(tones.base) < 0.4 ? -0.12 : 0.12),
    build > 0.5 ? '#9a4a3c' : '#a8263a',
    build > 0.5 ? 0.35 : 0.62,
  );
  const w = 0.085;
  const upper = [
    [on(-w, 0.318), on(-0.045, 0.298), on(-0.016, 0.288), on(0, 0.297)],
    [on(0, 0.297), on(0.016, 0.288), on(0.045, 0.298), on(w, 0.318)],
    [on(w, 0.318), on(0, 0.323), on(-w, 0.318)],
  ];
  const lower = [[on(-w * 0.9, 0.32), on(-0.04, 0.352), on(0, 0.36), on(0.04, 0.352), on(w * 0.9, 0.32)]];
  sheet.fill(outline(upper, 10), deeper(red, 0.15), 0.95);
  sheet.fill(outline(lower, 10), red, 0.85);
  sheet.ink([on(-w, 0.318), on(-0.03, 0.321), on(0.03, 0.321), on(w, 0.317)], 1.8, { opacity: 0.8 });
  sheet.brush([on(-0.05, 0.39), on(0, 0.4), on(0.05, 0.39)], 7, tones.shade, 0.5);
}

function paintSunglasses(sheet: Sheet, on: Frame, frame: string): void {
  for (const side of [-1, 1] as const) {
    const lens = [
      on(side * 0.03, -0.035),
      on(side * 0.14, -0.06),
      on(side * 0.255, -0.045),
      on(side * 0.25, 0.04),
      on(side * 0.15, 0.095),
      on(side * 0.05, 0.06),
    ];
    sheet.fill(blob(lens), deeper(frame, 0.55), 0.94);
    sheet.brush([on(side * 0.14 - 0.06, -0.02), on(side * 0.14 - 0.02, 0.05)], 8, '#ffffff', 0.35);
  }
  sheet.ink([on(-0.05, -0.035), on(0, -0.045), on(0.05, -0.035)], 5);
}
