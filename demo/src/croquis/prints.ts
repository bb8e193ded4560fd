import type { Fabric, Pattern } from '../catalogue/outfit.js';
import { blend, deeper, lightness } from './colour.js';

/** A repeating tile of cloth, in sheet pixels. */
export interface Tile {
  width: number;
  height: number;
  marks: string;
  /** Turned this way before the panel's own angle is added. */
  angle: number;
}

const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
const dot = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const bar = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const tile = (width: number, height: number, marks: string, angle = 0): Tile => ({
  width,
  height,
  marks,
  angle,
});

/** Two colours that lie so close that a print in them could not be read are set apart. */
function apart(base: string, accent: string): string {
  const gap = lightness(base) - lightness(accent);
  if (Math.abs(gap) > 0.14) return accent;
  return lightness(base) > 0.45 ? deeper(accent, 0.4) : blend(accent, '#ffffff', 0.45);
}

const petals = (x: number, y: number, r: number, colour: string, heart: string) => {
  const ring = [0, 1, 2, 3, 4].map((i) => {
    const a = (i * 2 * Math.PI) / 5 - 0.5;
    return dot(round(x + Math.cos(a) * r), round(y + Math.sin(a) * r), round(r * 0.78), colour);
  });
  return ring.join('') + dot(x, y, round(r * 0.5), heart);
};
const round = (value: number) => Math.round(value * 10) / 10;

function florals(base: string, accent: string): Tile {
  const dark = lightness(base) < 0.4;
  const leaf = dark ? '#8fa17c' : '#5f7a58';
  const second = blend(accent, dark ? '#ffffff' : '#ffe3d6', 0.5);
  const leaves =
    path(
      'M22 52q-14 4-17 19q15 0 17-19zM96 30q12-8 25-2q-9 12-25 2zM70 104q4 14 18 16q-2-14-18-16z',
      leaf,
      0.8,
    ) + line('M30 44q20 22 10 52M92 36q-18 18-20 66', leaf, 2.4, 0.6);
  return tile(
    130,
    134,
    leaves +
      petals(32, 34, 13, accent, second) +
      petals(92, 92, 16, accent, second) +
      petals(104, 18, 8, second, accent) +
      petals(36, 108, 9, second, accent),
  );
}

function animal(base: string, accent: string): Tile {
  const spot = deeper(accent, lightness(accent) > 0.5 ? 0.55 : 0.2);
  const ring = blend(base, '#a8702f', 0.45);
  const rosette = (x: number, y: number, s: number) =>
    path(
      `M${x - 9 * s} ${y - 3 * s}q${6 * s} ${-11 * s} ${16 * s} ${-5 * s}q${8 * s} ${6 * s} ${3 * s} ${15 * s}q${-9 * s} ${8 * s} ${-16 * s} ${1 * s}z`,
      ring,
      0.85,
    ) +
    path(
      `M${x - 11 * s} ${y - 2 * s}q${3 * s} ${-12 * s} ${14 * s} ${-9 * s}q${-3 * s} ${5 * s} ${-8 * s} ${5 * s}zM${x + 9 * s} ${y - 5 * s}q${9 * s} ${5 * s} ${2 * s} ${15 * s}q${-3 * s} ${-4 * s} ${-5 * s} ${-9 * s}zM${x - 9 * s} ${y + 4 * s}q${4 * s} ${12 * s} ${15 * s} ${9 * s}q${-4 * s} ${-5 * s} ${-9 * s} ${-7 * s}z`,
      spot,
    );
  return tile(
    92,
    84,
    rosette(22, 22, 0.95) +
      rosette(66, 50, 1.05) +
      path(
        'M54 8q8-3 10 4q-6 5-10-4zM10 62q7-4 11 3q-6 6-11-3zM84 14q6 2 4 9q-6-1-4-9zM40 68q6-2 8 5q-6 3-8-5z',
        spot,
      ),
    12,
  );
}

function houndstooth(accent: string): Tile {
  // The classic tooth on an 8 by 8 grid.
  const d = 'M0 0h16v16h-16zM16 0l16 16h-8l-8-8zM0 16h8l8 8v8zM24 16h8l-8 8zM16 24v8l-8-8z';
  return tile(32, 32, path(d, accent, 0.92));
}

function paisley(base: string, accent: string): Tile {
  const drop = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0-30c14 8 24 24 16 40c-7 14-28 14-33-2c-4-16 12-20 17-38z', accent)}${path('M1-8c6 6 8 14 4 20c-5 6-13 4-14-3c0-7 8-9 10-17z', base)}${dot(-1, 8, 3.4, accent)}${line('M0-38c20 10 32 30 22 52', accent, 2.2, 0.6)}</g>`;
  return tile(
    112,
    112,
    drop(28, 36, 10) + drop(84, 84, 190) + dot(86, 26, 5, accent, 0.8) + dot(26, 90, 5, accent, 0.8),
  );
}

const PRINTS: Record<Exclude<Pattern, 'plain' | 'ombre'>, (base: string, accent: string) => Tile> = {
  stripes: (_, c) => tile(44, 40, bar(0, 0, 19, 40, c)),
  pinstripe: (base, c) =>
    tile(26, 40, bar(12, 0, 2.6, 40, blend(c, lightness(base) < 0.5 ? '#ffffff' : '#2a2833', 0.45), 0.75)),
  checks: (base, c) =>
    tile(
      96,
      96,
      bar(0, 0, 30, 96, c, 0.5) +
        bar(0, 0, 96, 30, c, 0.5) +
        bar(60, 0, 4, 96, blend(c, '#ffffff', 0.5), 0.75) +
        bar(0, 60, 96, 4, blend(c, '#ffffff', 0.5), 0.75) +
        bar(12, 0, 5, 96, deeper(base, 0.5), 0.35) +
        bar(0, 12, 96, 5, deeper(base, 0.5), 0.35),
    ),
  houndstooth: (_, c) => houndstooth(c),
  'polka-dots': (_, c) => tile(60, 60, dot(15, 15, 10.5, c) + dot(45, 45, 10.5, c)),
  florals,
  'animal-print': animal,
  'abstract-print': (base, c) =>
    tile(
      170,
      190,
      path('M0 20q50-34 92 4t78 6v44q-40 30-84 2t-86 8z', c, 0.85) +
        path('M20 116q44-30 84 2q26 26-10 44q-50 22-78-6q-12-20 4-40z', blend(c, '#ffffff', 0.45), 0.8) +
        path('M126 112q26-6 30 22q-6 26-32 14q-16-24 2-36z', deeper(base, 0.5), 0.55) +
        line('M6 96q60-28 100-4t64-4M10 176q60-20 150-2', blend(base, '#ffffff', 0.55), 4, 0.8),
    ),
  paisley,
  herringbone: (base, c) =>
    tile(
      40,
      26,
      line(
        'M-2 15l22-22l22 22M-2 28l22-22l22 22M-2 41l22-22l22 22',
        blend(blend(base, c, 0.6), lightness(base) < 0.4 ? '#ffffff' : '#3a3438', 0.35),
        4.4,
        0.6,
      ),
    ),
  argyle: (base, c) =>
    tile(
      84,
      124,
      path('M42 4l38 58l-38 58l-38-58z', c, 0.9) +
        line('M0 0l84 124M84 0l-84 124', blend(base, '#ffffff', 0.65), 2.4, 0.9),
    ),
};

/** The tile of a print, or nothing for plain and shaded cloth. */
export function printTile(pattern: Pattern, base: string, accent: string): Tile | null {
  if (pattern === 'plain' || pattern === 'ombre') return null;
  return PRINTS[pattern](base, apart(base, accent));
}

/** What the weave itself looks like up close. */
export function weaveTile(fabric: Fabric, base: string): Tile | null {
  const dark = lightness(base) < 0.32;
  const light = blend(base, '#ffffff', dark ? 0.3 : 0.55);
  const shade = dark ? blend(base, '#ffffff', 0.16) : deeper(base, 0.35);
  const weaves: Partial<Record<Fabric, Tile>> = {
    denim: tile(9, 9, line('M-1 10l11-11', light, 1.5, 0.28), 18),
    knitwear: tile(18, 14, line('M1 2q4 9 8 9q4 0 8-9', shade, 2.2, 0.5)),
    tweed: tile(
      34,
      30,
      line('M3 4l7 5M20 3l5 6M12 18l7-4M27 20l4 6M5 25l5-3', light, 2.6, 0.7) +
        line('M14 6l4 5M26 12l5-4M4 14l6 3M19 25l6 2', shade, 2.6, 0.6),
    ),
    lace: tile(
      58,
      58,
      `${petals(16, 16, 6.4, shade, light)}${petals(45, 45, 6.4, shade, light)}${line('M0 45q16-16 29-16t29 16M16 29v-6M29 16q10 0 16 16M45 52v6M45 0v10M16 58v-14', shade, 2, 0.75)}${dot(45, 14, 3, shade, 0.7)}${dot(16, 46, 3, shade, 0.7)}`,
    ),
    sequins: tile(
      30,
      26,
      [
        [0, 0],
        [15, 13],
        [30, 0],
        [0, 26],
        [30, 26],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 7.6, shade, 0.6) + dot(x - 1.5, y - 1.5, 4.8, light, 0.8))
        .join('') +
        dot(15, 0, 1.9, '#ffffff', 0.95) +
        dot(5, 13, 1.6, '#ffffff', 0.8),
    ),
    'faux-fur': tile(
      52,
      44,
      line(
        'M4 6q4 12 1 20M18 0q5 12 1 22M32 10q4 12 0 22M46 2q4 12 0 20M11 26q4 10 1 18M26 24q4 10 0 18M40 28q4 10 1 16',
        shade,
        3,
        0.5,
      ) +
        line('M9 2q4 12 1 18M24 8q5 12 1 20M38 2q4 12 0 20M48 22q4 10 0 18M16 28q3 8 0 14', light, 2.4, 0.5),
    ),
  };
  return weaves[fabric] ?? null;
}

/** Points of light on sequins, far enough apart to be single. */
export function sparkleTile(fabric: Fabric): Tile | null {
  if (fabric !== 'sequins') return null;
  const star = (x: number, y: number, r: number) => {
    const w = round(r * 0.16);
    return path(
      `M${x} ${y - r}L${x + w} ${y - w}L${x + r} ${y}L${x + w} ${y + w}L${x} ${y + r}L${x - w} ${y + w}L${x - r} ${y}L${x - w} ${y - w}z`,
      '#ffffff',
      0.9,
    );
  };
  return tile(
    138,
    122,
    star(24, 30, 13) + star(98, 16, 7) + star(70, 74, 16) + star(120, 98, 10) + star(20, 100, 8),
    8,
  );
}
