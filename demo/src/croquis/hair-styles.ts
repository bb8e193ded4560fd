import { blend } from './colour.js';
import { HEAD } from './figure.js';
import { blob, mix, outline, type Point, TAPERED } from './geometry.js';
import type { At, Strands } from './hair-tones.js';
import type { Sheet } from './sheet.js';

export function combed(sheet: Sheet, at: At, tones: Strands, part: number, back: boolean): void {
  for (const [i, x] of [-0.27, -0.16, -0.05, 0.08, 0.18, 0.28].entries()) {
    const root = back ? at(x * 0.8, -0.36 + Math.abs(x) * 0.55) : at(part, -0.45);
    const tip = back
      ? at(x * 1.02, -0.5 + Math.abs(x) * 0.3)
      : at(x * 1.16, -0.1 - (0.28 - Math.abs(x)) * 0.9);
    const bend = mix(root, tip, 0.55);
    const middle: Point = [bend[0] + x * 0.1 * HEAD, bend[1] - 0.03 * HEAD];
    const light = i % 3 === 1;
    sheet.ink([root, middle, tip], light ? 2.4 : 2, {
      colour: light ? tones.glint : tones.dark,
      opacity: light ? 0.55 : 0.7,
      pressure: TAPERED,
    });
  }
}

export function crop(sheet: Sheet, at: At, tones: Strands): void {
  const top = [
    at(-0.325, 0.02),
    at(-0.35, -0.2),
    at(-0.32, -0.4),
    at(-0.2, -0.53),
    at(-0.08, -0.555),
    at(0.06, -0.57),
    at(0.2, -0.53),
    at(0.32, -0.4),
    at(0.35, -0.2),
    at(0.325, 0.02),
  ];
  const fringe = [
    at(0.325, 0.02),
    at(0.28, -0.16),
    at(0.2, -0.3),
    at(0.09, -0.33),
    at(0.02, -0.29),
    at(-0.08, -0.34),
    at(-0.18, -0.3),
    at(-0.28, -0.16),
    at(-0.325, 0.02),
  ];
  const paint = sheet.gradient(at(-0.3, -0.5), at(0.35, 0), [
    [0, blend(tones.base, tones.glint, 0.3)],
    [0.5, tones.base],
    [1, tones.dark],
  ]);
  sheet.fill(outline([top, fringe]), paint);
  for (const x of [-0.22, -0.12, -0.02, 0.1, 0.2]) {
    sheet.ink([at(x - 0.05, -0.34), at(x, -0.45), at(x + 0.07, -0.53)], 2.6, {
      colour: tones.dark,
      opacity: 0.75,
      pressure: TAPERED,
    });
  }
  sheet.ink(top, 2.6, { colour: tones.dark });
}

export function curls(sheet: Sheet, at: At, tones: Strands): void {
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (0.95 + (i / 10) * 1.1);
    const [cx, cy] = [Math.cos(angle) * 0.42, Math.sin(angle) * 0.46 - 0.04];
    const r = 0.105 + sheet.jitter(0.02);
    const ring = [0, 1, 2, 3, 4].map((k) =>
      at(cx + Math.cos(k * 1.26) * r, cy + Math.sin(k * 1.26) * r * 0.9),
    );
    sheet.fill(blob(ring), i % 3 === 0 ? blend(tones.base, tones.glint, 0.3) : tones.base);
    sheet.ink(ring.slice(1, 5), 2, { colour: tones.dark, opacity: 0.8 });
  }
}

export function braid(sheet: Sheet, at: At, tones: Strands, side: -1 | 1): void {
  for (let i = 0; i < 7; i++) {
    const [x, y] = [side * (0.33 + i * 0.018), 0.16 + i * 0.15];
    const w = 0.088 - i * 0.006;
    const knot = [
      at(x - w, y - 0.05),
      at(x, y - 0.1),
      at(x + w, y - 0.04),
      at(x + w * 0.7, y + 0.07),
      at(x, y + 0.12),
      at(x - w * 0.8, y + 0.06),
    ];
    sheet.fill(blob(knot), i % 2 ? tones.base : blend(tones.base, tones.glint, 0.25));
    sheet.ink([at(x - w, y - 0.04), at(x, y + 0.02), at(x + w * 0.5, y + 0.1)], 2.2, { colour: tones.dark });
    sheet.ink(knot.slice(2, 5), 2, { colour: tones.dark });
  }
  const end = at(side * 0.46, 1.22);
  sheet.ink([end, at(side * 0.48, 1.36), at(side * 0.45, 1.48)], 9, {
    colour: tones.base,
    pressure: TAPERED,
  });
}
