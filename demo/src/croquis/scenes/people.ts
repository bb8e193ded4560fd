import { blend, deeper } from '../colour.js';
import { outline, type Point } from '../geometry.js';
import type { Stage } from './stage.js';

/** A person in the distance in a few brush marks; `y` is where they stand or sit. */
export function bystander(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  tone: string,
  kind: 'walks' | 'sits' | 'shoots',
): void {
  const { random, sheet } = stage;
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height];
  const w = random.between(0.095, 0.12);
  const foot = kind === 'sits' ? 0.12 : random.between(0.3, 0.5);
  const body = [
    at(-0.04, 0.85),
    at(-w, 0.79),
    at(-w * 0.95, 0.6),
    at(-w * 1.1, foot),
    at(0, foot - 0.015),
    at(w * 1.1, foot),
    at(w * 0.95, 0.6),
    at(w, 0.79),
    at(0.04, 0.85),
  ];
  const marks = [outline([body])];
  if (kind !== 'sits') {
    const step = random.between(-0.05, 0.05);
    const leg = (hip: number, sole: number) =>
      outline([
        [at(hip - 0.045, foot + 0.02), at(sole - 0.022, 0.04), at(sole - 0.04, 0)],
        [at(sole + 0.05, 0), at(sole + 0.025, 0.04), at(hip + 0.045, foot + 0.02)],
      ]);
    marks.push(leg(-0.045, -0.055 - step), leg(0.045, 0.055 + step * 0.6));
  }
  const [hx, hy] = at(random.between(-0.012, 0.012), 0.925);
  const hair = random.chance(0.5)
    ? `<path d="${outline([[at(-0.052, 0.93), at(0, 0.995), at(0.052, 0.93), at(0.055, 0.83), at(-0.055, 0.83)]])}"/>`
    : '';
  sheet.put(
    `<g fill="${tone}"><path d="${marks.join('')}"/><ellipse cx="${Math.round(hx)}" cy="${Math.round(hy)}" rx="${Math.round(0.043 * height)}" ry="${Math.round(0.058 * height)}"/>${hair}</g>`,
  );
  if (kind !== 'shoots') return;
  const arm = (side: number) =>
    `M${at(side * w * 0.8, 0.77)
      .map(Math.round)
      .join(' ')}L${at(side * 0.15, 0.7)
      .map(Math.round)
      .join(' ')}L${at(side * 0.04, 0.9)
      .map(Math.round)
      .join(' ')}`;
  sheet.line(arm(-1) + arm(1), deeper(tone, 0.12), height * 0.045, 1, ' stroke-linejoin="round"');
  stage.rect(x - 0.05 * height, y - 0.945 * height, 0.1 * height, 0.055 * height, deeper(tone, 0.5));
}

/** Guests on both sides of a runway, further rows paler. */
export function audience(stage: Stage, base: number): void {
  for (const side of [-1, 1]) {
    for (const [row, from] of [310, 430, 590].entries()) {
      const height = 190 + row * 74;
      const tone = blend(stage.near, stage.dark, 0.25 + row * 0.3);
      const x = 600 + side * (from + stage.random.between(-14, 14));
      for (let k = 0; k < 2; k++)
        bystander(
          stage,
          x + side * k * height * 0.34,
          base + 26 + row * 64,
          height,
          blend(tone, stage.far, 0.45),
          'sits',
        );
    }
  }
}
