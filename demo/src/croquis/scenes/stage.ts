import type { Scene } from '../../catalogue/outfit.js';
import { Random } from '../../random.js';
import { blend, deeper, hexOf, thinner } from '../colour.js';
import type { Point } from '../geometry.js';
import type { Sheet } from '../sheet.js';

/** Colours and primitives a scene is built from. `far` is the palest; `near` the deepest. */
export interface Stage {
  sheet: Sheet;
  random: Random;
  /** 0 evening, 1 noon. */
  light: number;
  hue: string;
  far: string;
  wall: string;
  near: string;
  dark: string;
  floor: string;
  rect: (x: number, y: number, w: number, h: number, fill: string, opacity?: number) => void;
  poly: (points: readonly Point[], fill: string, opacity?: number) => void;
  disc: (x: number, y: number, rx: number, ry: number, fill: string, opacity?: number) => void;
  path: (d: string, fill: string, opacity?: number) => void;
}

const alpha = (opacity: number) => (opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : '');

/** Mixes the scene's colours: its hue, greyed so that the clothes stay the brightest thing on the sheet. */
export function stageOf(sheet: Sheet, scene: Scene): Stage {
  const hue = blend(hexOf(scene.hue), '#a39a92', 0.3);
  const evening = 1 - scene.light;
  const tone = (water: number, depth: number) => deeper(thinner(hue, water), depth + evening * 0.16);
  return {
    sheet,
    random: new Random(`scene/${scene.seed}`),
    light: scene.light,
    hue,
    far: tone(0.82, 0),
    wall: tone(0.66, 0.02),
    near: tone(0.5, 0.08),
    dark: tone(0.4, 0.3),
    floor: deeper(thinner(blend(hue, '#b7aa9b', 0.5), 0.62), 0.04 + evening * 0.14),
    rect: (x, y, w, h, fill, opacity = 1) =>
      sheet.put(
        `<path d="M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z" fill="${fill}"${alpha(opacity)}/>`,
      ),
    poly: (points, fill, opacity = 1) => {
      const [start, ...rest] = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
      sheet.put(`<path d="M${start}L${rest.join(' ')}z" fill="${fill}"${alpha(opacity)}/>`);
    },
    disc: (x, y, rx, ry, fill, opacity = 1) =>
      sheet.put(
        `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${fill}"${alpha(opacity)}/>`,
      ),
    path: (d, fill, opacity = 1) => sheet.put(`<path d="${d}" fill="${fill}"${alpha(opacity)}/>`),
  };
}

/** A wash over the whole sheet from top to bottom. */
export function sky(stage: Stage, top: string, bottom: string, until = 1800): void {
  stage.rect(
    0,
    0,
    1200,
    until,
    stage.sheet.gradient(
      [0, 0],
      [0, until],
      [
        [0, top],
        [1, bottom],
      ],
    ),
  );
}

/** Light gathered behind the figure. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  stage.disc(
    x,
    y,
    radius,
    radius,
    stage.sheet.radial([x, y], radius, [
      [0, colour, strength],
      [0.55, colour, strength * 0.45],
      [1, colour, 0],
    ]),
  );
}

/** The shadow under the feet. */
export function contact(stage: Stage, x: number, floor: number, wide: number): void {
  const ink = deeper(stage.dark, 0.45);
  const fill = stage.sheet.softRound([
    [0, ink, 0.55],
    [0.45, ink, 0.28],
    [1, ink, 0],
  ]);
  stage.disc(x + 14, floor - 12, wide, 40, fill);
}

/** The strip the models walk on, coming towards the viewer. */
export function strip(stage: Stage, base: number, wide: number, fill: string, opacity: number): void {
  stage.poly(
    [
      [600 - wide, base],
      [600 + wide, base],
      [600 + wide * 2.9, 1800],
      [600 - wide * 2.9, 1800],
    ],
    fill,
    opacity,
  );
}

/** Rows of windows, one dashed line a column. */
export function windows(
  stage: Stage,
  columns: readonly number[],
  [top, bottom]: readonly [number, number],
  {
    width,
    height,
    gap,
    fill,
    opacity,
  }: { width: number; height: number; gap: number; fill: string; opacity: number },
): void {
  const lines = columns.map((x) => `M${Math.round(x)} ${Math.round(top)}V${Math.round(bottom)}`).join('');
  stage.sheet.put(
    `<path d="${lines}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-dasharray="${height} ${gap}" stroke-opacity="${opacity}"/>`,
  );
}
