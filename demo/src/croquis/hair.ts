import type { Hair } from '../catalogue/outfit.js';
import { blend } from './colour.js';
import { type Figure } from './figure.js';
import { blob, last, outline, type Point } from './geometry.js';
import { braid, combed, crop, curls } from './hair-styles.js';
import { type At, type Strands, strandsOf } from './hair-tones.js';
import { headFrame } from './head.js';
import type { Sheet } from './sheet.js';

/** What hangs behind neck and shoulders; drawn before the body. */
export function paintHairBehind(sheet: Sheet, figure: Figure, hair: Hair, colour: string): void {
  const { at } = headFrame(figure);
  const tones = strandsOf(colour);
  if (hair === 'long-waves') {
    mass(sheet, tones, [
      at(-0.34, -0.2),
      at(-0.46, 0.25),
      at(-0.42, 0.62),
      at(-0.52, 0.95),
      at(-0.4, 1.22),
      at(0, 1.1),
      at(0.4, 1.28),
      at(0.54, 0.96),
      at(0.42, 0.6),
      at(0.46, 0.25),
      at(0.34, -0.2),
    ]);
  } else if (hair === 'bob') {
    mass(sheet, tones, [
      at(-0.34, -0.2),
      at(-0.4, 0.15),
      at(-0.38, 0.4),
      at(0, 0.36),
      at(0.38, 0.4),
      at(0.4, 0.15),
      at(0.34, -0.2),
    ]);
  } else if (hair === 'ponytail') {
    const side = figure.pose.headTurn > 0 ? -1 : 1;
    const tail = [
      at(side * 0.12, -0.42),
      at(side * 0.44, -0.2),
      at(side * 0.5, 0.3),
      at(side * 0.58, 0.75),
      at(side * 0.46, 1.12),
      at(side * 0.4, 0.7),
      at(side * 0.3, 0.2),
      at(side * 0.2, -0.1),
    ];
    mass(sheet, tones, tail);
    sheet.ink([at(side * 0.4, -0.1), at(side * 0.44, 0.35), at(side * 0.5, 0.9)], 3, { colour: tones.dark });
    sheet.ink([at(side * 0.34, -0.1), at(side * 0.38, 0.3), at(side * 0.44, 0.7)], 2.4, {
      colour: tones.glint,
      opacity: 0.5,
    });
  } else if (hair === 'sleek-bun') {
    mass(sheet, tones, [
      at(-0.15, -0.5),
      at(-0.17, -0.62),
      at(-0.08, -0.72),
      at(0.06, -0.73),
      at(0.16, -0.64),
      at(0.15, -0.5),
    ]);
    sheet.ink([at(-0.12, -0.6), at(0, -0.67), at(0.12, -0.58)], 2.2, { colour: tones.glint, opacity: 0.6 });
  } else if (hair === 'curls') {
    const ring = Array.from({ length: 15 }, (_, i) => {
      const angle = Math.PI * (0.82 + (i / 14) * 1.36);
      const r = 0.53 + (i % 2) * 0.055 + sheet.jitter(0.025);
      return at(Math.cos(angle) * r, Math.sin(angle) * r * 0.98 - 0.06);
    });
    mass(sheet, tones, [...ring, at(0.3, 0.36), at(-0.3, 0.36)]);
  }
}

const mass = (sheet: Sheet, tones: Strands, points: Point[]) => {
  sheet.fill(blob(points), blend(tones.base, tones.dark, 0.5), 0.96);
};

/** What frames the face; drawn after it. */
export function paintHairFront(sheet: Sheet, figure: Figure, hair: Hair, colour: string): void {
  const { at } = headFrame(figure);
  const tones = strandsOf(colour);
  const part = figure.pose.headTurn > 0 ? -0.09 : 0.09;
  if (hair === 'cropped-hair') crop(sheet, at, tones);
  else if (hair === 'bob' || hair === 'long-waves')
    falling(sheet, at, tones, part, hair === 'bob' ? BOB : WAVES);
  else {
    cap(sheet, at, tones, part, hair === 'curls' || hair === 'braid' ? 0.035 : 0);
    if (hair === 'curls') curls(sheet, at, tones);
    if (hair === 'braid') braid(sheet, at, tones, figure.pose.headTurn > 0 ? -1 : 1);
  }
}

/** Hair that lies on the skull and leaves the face free. */
function cap(sheet: Sheet, at: At, tones: Strands, part: number, high: number): void {
  const skull = [
    at(-0.33, 0.03),
    at(-0.365, -0.2),
    at(-0.29, -0.44),
    at(-0.1, -0.545 - high),
    at(0.1, -0.545 - high),
    at(0.29, -0.44),
    at(0.365, -0.2),
    at(0.33, 0.03),
  ];
  const hairline = [
    at(0.33, 0.03),
    at(0.295, -0.14),
    at(0.22, -0.28),
    at(part, -0.37),
    at(-0.22, -0.28),
    at(-0.295, -0.14),
    at(-0.33, 0.03),
  ];
  sheet.fill(outline([skull, hairline]), shine(sheet, at, tones));
  combed(sheet, at, tones, part, high === 0);
  sheet.ink(skull, 3, { colour: tones.dark });
  sheet.ink(hairline.slice(1, 6), 2, { colour: tones.dark, opacity: 0.6 });
}

const shine = (sheet: Sheet, at: At, tones: Strands): string =>
  sheet.gradient(at(-0.38, -0.4), at(0.4, -0.1), [
    [0, tones.base],
    [0.3, blend(tones.base, tones.glint, 0.6)],
    [0.5, tones.base],
    [1, blend(tones.base, tones.dark, 0.75)],
  ]);

type Shape = readonly (readonly [x: number, y: number])[];
interface Fall {
  outer: Shape;
  end: Shape;
  inner: Shape;
}
const BOB: Fall = {
  outer: [
    [0.0, -0.585],
    [0.2, -0.545],
    [0.355, -0.41],
    [0.42, -0.14],
    [0.44, 0.16],
    [0.41, 0.4],
  ],
  end: [
    [0.41, 0.4],
    [0.31, 0.44],
    [0.22, 0.38],
  ],
  inner: [
    [0.22, 0.38],
    [0.262, 0.16],
    [0.282, -0.06],
    [0.215, -0.26],
  ],
};
const WAVES: Fall = {
  outer: [
    [0.0, -0.59],
    [0.21, -0.55],
    [0.37, -0.4],
    [0.43, -0.1],
    [0.41, 0.22],
    [0.5, 0.54],
    [0.44, 0.84],
    [0.53, 1.14],
    [0.45, 1.36],
  ],
  end: [
    [0.45, 1.36],
    [0.36, 1.27],
    [0.3, 1.06],
  ],
  inner: [
    [0.3, 1.06],
    [0.29, 0.8],
    [0.35, 0.52],
    [0.25, 0.2],
    [0.282, -0.06],
    [0.215, -0.26],
  ],
};

/** Hair parted above the forehead that falls on both sides of the face. */
function falling(sheet: Sheet, at: At, tones: Strands, part: number, { outer, end, inner }: Fall): void {
  const side = (shape: Shape, x: number) => shape.map(([dx, dy]) => at(x * dx, dy));
  const [left, right] = [side(outer, -1), side(outer, 1)];
  const [innerLeft, innerRight] = [side(inner, -1), side(inner, 1)];
  const brow = [last(innerRight), at(part, -0.4), last(innerLeft)];
  const runs = [
    [...left].reverse(),
    right,
    side(end, 1),
    innerRight,
    brow,
    [...innerLeft].reverse(),
    [...side(end, -1)].reverse(),
  ];
  sheet.fill(outline(runs), shine(sheet, at, tones));
  for (const x of [-1, 1]) {
    const line = (f: number) =>
      Array.from({ length: 4 }, (_, i) => {
        const t = i / 3;
        const [ox, oy] = outer[Math.round(2 + t * (outer.length - 3))] ?? [0, 0];
        const [ix, iy] = inner[Math.round((1 - t) * (inner.length - 1))] ?? [0, 0];
        return at(x * (ix + (ox - ix) * f), iy + (oy - iy) * f);
      });
    sheet.ink(line(0.35), 2, { colour: tones.dark, opacity: 0.6 });
    sheet.ink(line(0.7), 2.6, { colour: x < 0 ? tones.glint : tones.dark, opacity: 0.55 });
    sheet.ink([at(part, -0.55), at(x * 0.14 + part * 0.6, -0.47), at(x * 0.26, -0.3)], 2, {
      colour: tones.dark,
      opacity: 0.6,
    });
    sheet.ink(side(outer, x), 3, { colour: tones.dark });
    sheet.ink([...side(end, x), ...side(inner, x).slice(1)], 2.2, { colour: tones.dark, opacity: 0.85 });
  }
  sheet.ink([at(part, -0.56), at(part * 1.05, -0.48), at(part, -0.4)], 2.2, {
    colour: tones.dark,
    opacity: 0.7,
  });
}
