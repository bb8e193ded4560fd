import { blend, deeper, INK, lightness, thinner } from './colour.js';
import { type Figure, HEAD, SIDES, type Side } from './figure.js';
import { add, first, mix, outline, type Point, scale } from './geometry.js';
import type { Sheet } from './sheet.js';

/** The three pours a skin is painted with. */
export interface SkinTones {
  base: string;
  light: string;
  shade: string;
  line: string;
}

export function tonesOf(skin: string): SkinTones {
  const deep = lightness(skin) < 0.4;
  // Deep skins are modelled by their lights, fair ones by their shades.
  return {
    base: deep ? thinner(skin, 0.07) : skin,
    light: thinner(deep ? blend(skin, '#d98f5c', 0.3) : skin, deep ? 0.26 : 0.35),
    shade: deeper(blend(skin, '#a8502f', 0.25), deep ? 0.34 : 0.24),
    line: deep ? '#1d1413' : blend(INK, skin, 0.12),
  };
}

/** A limb between two outlines, washed with light on the viewer's left and shade on the right. */
function paintLimb(
  sheet: Sheet,
  tones: SkinTones,
  outer: Point[],
  inner: Point[],
  side: Side,
  dark: boolean,
): void {
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const shape = sheet.shape(outline([outer, [...inner].reverse()]));
  const [from, to] = [left[3] ?? first(left), right[3] ?? first(right)];
  const paint = sheet.gradient(
    [Math.min(from[0], to[0]) - 12, from[1]],
    [Math.max(from[0], to[0]) + 12, from[1]],
    [
      [0, tones.light],
      [0.4, tones.base],
      [1, blend(tones.base, tones.shade, dark ? 0.7 : 0.4)],
    ],
  );
  sheet.use(shape, `fill="${paint}"`);
  sheet.within(shape, () => {
    const edge = right.map((p) => add(p, [-5, 0]));
    sheet.brush(edge, 26, tones.shade, dark ? 0.5 : 0.38);
  });
  sheet.ink(left, 2, { colour: tones.line, opacity: 0.65 });
  sheet.ink(right, 3, { colour: tones.line, opacity: 0.85 });
}

const LEG_STEPS = [0.05, 0.3, 0.6, 0.85, 1.02, 1.2, 1.38, 1.6, 1.85, 2.04];
const ARM_STEPS = [0, 0.3, 0.7, 0.97, 1.2, 1.55, 1.85, 2.02];

export function paintLeg(sheet: Sheet, figure: Figure, tones: SkinTones, side: Side, from = 0): void {
  const steps = LEG_STEPS.filter((t) => t >= from);
  const dark = figure.legPose(side).back === true;
  const edge = (which: -1 | 1) => steps.map((t) => figure.leg(side, t, which));
  paintLimb(sheet, tones, edge(1), edge(-1), side, dark);
  if (from < 0.9) {
    const knee = figure.leg(side, 1.03);
    sheet.brush([add(knee, [-12, 6]), add(knee, [0, 13]), add(knee, [13, 5])], 5, tones.shade, 0.5);
  }
}

export function paintArm(sheet: Sheet, figure: Figure, tones: SkinTones, side: Side, from = 0): void {
  const steps = ARM_STEPS.filter((t) => t >= from);
  const edge = (which: -1 | 1) => steps.map((t) => figure.arm(side, t, which));
  if (from > 0.2) paintLimb(sheet, tones, edge(1), edge(-1), side, side > 0);
  else paintLimb(sheet, tones, shoulderEdge(figure, side), armpitEdge(figure, side), side, side > 0);
}

const BARE_ARM = [0.3, 0.6, 0.95, 1.2, 1.55, 1.85, 2.02];

/** A bare arm grows out of the slope of the shoulder, round the deltoid. */
const shoulderEdge = (figure: Figure, side: Side): Point[] => [
  mix(figure.neck(side), figure.shoulder(side, -0.06), 0.62),
  figure.shoulder(side, -0.07),
  ...BARE_ARM.map((t) => figure.arm(side, t, 1)),
];
const armpitEdge = (figure: Figure, side: Side): Point[] => [
  figure.torso(1.98, side, -0.05),
  ...BARE_ARM.slice(1).map((t) => figure.arm(side, t, -1)),
];

/** Neck, shoulders and chest, as far down as a low neckline can show. */
export function paintBust(sheet: Sheet, figure: Figure, tones: SkinTones, bare: boolean): void {
  const jaw = (side: Side): Point =>
    add(figure.head, [side * (0.17 + 0.06 * figure.build) * HEAD, 0.3 * HEAD]);
  const flank = (side: Side) => [2.0, 2.3, 2.65, 3.05, 3.3].map((t) => figure.torso(t, side, -0.02));
  const slope = (side: Side): Point[] => [
    jaw(side),
    add(figure.neck(side, 0.16), [0, 0]),
    figure.neck(side),
    figure.shoulder(side, -0.09),
  ];
  const [left, right] = [flank(-1), flank(1)];
  const runs = [
    slope(-1),
    [figure.shoulder(-1, -0.09), figure.torso(1.75, -1, -0.03), ...left],
    [...right].reverse(),
    [figure.torso(1.75, 1, -0.03), figure.shoulder(1, -0.09)],
    slope(1).reverse(),
  ];
  const shape = sheet.shape(outline(runs));
  const paint = sheet.gradient(figure.torso(1.6, -1), figure.torso(1.6, 1), [
    [0, tones.light],
    [0.4, tones.base],
    [1, blend(tones.base, tones.shade, 0.5)],
  ]);
  sheet.use(shape, `fill="${paint}"`);
  sheet.within(shape, () => {
    const under = add(figure.head, [0.02 * HEAD, 0.52 * HEAD]);
    sheet.brush([add(under, [-34, -12]), add(under, [4, 16]), add(under, [36, -16])], 44, tones.shade, 0.5);
    sheet.brush(
      [figure.neck(1, 0.25), figure.neck(1, 0.02), figure.across(1.62, 0.3)],
      26,
      tones.shade,
      0.35,
    );
    if (bare)
      sheet.brush([figure.torso(2, 1), figure.torso(2.6, 1), figure.torso(3.2, 1)], 40, tones.shade, 0.4);
  });
  for (const side of SIDES) {
    sheet.ink(slope(side), side > 0 ? 3.4 : 2.4, { colour: tones.line });
    const bone = [
      figure.across(1.6, side * 0.1),
      figure.across(1.56, side * 0.32),
      figure.across(1.52, side * 0.52),
    ];
    sheet.ink(bone, 2, { colour: tones.shade, opacity: 0.8 });
    if (bare) sheet.ink(flank(side), 2.6, { colour: tones.line, opacity: 0.8 });
  }
}

/** An elongated hand at the end of an arm, fingers together, thumb towards the body. */
export function paintHand(sheet: Sheet, figure: Figure, tones: SkinTones, side: Side, glove?: string): void {
  const { hand } = figure.armPose(side);
  const wrist = figure.arm(side, 2);
  const [dx, dy] = figure.armDirection(side, 1.9);
  const size = HEAD * (1 + 0.14 * figure.build);
  const inward = -side;
  // Local coordinates: x towards the body, y along the arm, in heads.
  const at = (x: number, y: number): Point =>
    add(wrist, add(scale([dy * inward, -dx * inward], x * size), scale([dx, dy], y * size)));
  if (hand === 'hidden') {
    if (!figure.armPose(side).back) pocketed(sheet, at, glove ?? tones.base, glove ? INK : tones.line);
    return;
  }
  const curl = hand === 'fist' ? 0.72 : 1;
  const paint = glove ?? tones.base;
  const line = glove ? INK : tones.line;
  const fingers = [
    [
      at(-0.062, -0.03),
      at(-0.085, 0.14),
      at(-0.092, 0.27 * curl),
      at(-0.05, 0.46 * curl),
      at(-0.005, 0.6 * curl),
    ],
    [
      at(-0.005, 0.6 * curl),
      at(0.035, 0.53 * curl),
      at(0.062, 0.36 * curl),
      at(0.078, 0.2),
      at(0.058, -0.03),
    ],
  ];
  const thumb = [
    at(0.05, 0.06),
    at(0.115, 0.17),
    at(0.125, 0.3 * curl),
    at(0.1, 0.36 * curl),
    at(0.075, 0.24),
  ];
  sheet.fill(outline([thumb]), glove ?? blend(tones.base, tones.shade, 0.25));
  sheet.ink(thumb, 2, { colour: line });
  sheet.fill(outline(fingers), paint);
  sheet.brush(
    [at(0.04, 0.05), at(0.05, 0.3 * curl), at(0.01, 0.5 * curl)],
    12,
    glove ? deeper(glove, 0.3) : tones.shade,
    0.35,
  );
  for (const run of fingers) sheet.ink(run, 2.4, { colour: line });
  sheet.ink([at(-0.03, 0.3 * curl), at(-0.025, 0.42 * curl), at(-0.01, 0.54 * curl)], 1.6, {
    colour: line,
    opacity: 0.7,
  });
  sheet.ink([at(0.02, 0.29 * curl), at(0.02, 0.4 * curl), at(0.012, 0.52 * curl)], 1.6, {
    colour: line,
    opacity: 0.7,
  });
}

/** The back of a hand that goes into a pocket. */
function pocketed(sheet: Sheet, at: (x: number, y: number) => Point, colour: string, line: string): void {
  const back = [
    at(-0.06, -0.06),
    at(-0.085, 0.08),
    at(-0.08, 0.17),
    at(0.08, 0.19),
    at(0.075, 0.08),
    at(0.055, -0.06),
  ];
  sheet.fill(outline([back]), colour);
  sheet.ink(back.slice(0, 3), 2.4, { colour: line });
  sheet.ink(back.slice(3), 2.4, { colour: line });
  sheet.ink([at(-0.14, 0.14), at(0, 0.18), at(0.16, 0.22)], 3.4, { colour: INK });
}
