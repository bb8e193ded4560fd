import { PALETTE } from '@toile/contracts';

const HEX = new Map(PALETTE.map(({ slug, hex }) => [slug, hex]));

/** The hex of a palette slug. @throws RangeError for a slug that is not in the palette. */
export function hexOf(slug: string): string {
  const hex = HEX.get(slug);
  if (!hex) throw new RangeError(`no such colour: ${slug}`);
  return hex;
}

type Rgb = [number, number, number];
const parse = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
const write = (rgb: Rgb): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `t` of `to` in `from`. */
export function blend(from: string, to: string, t: number): string {
  const [a, b] = [parse(from), parse(to)];
  return write([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** 0 black to 1 white, as the eye weighs it. */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

export const INK = '#221d21';
export const PAPER = '#faf6ef';

/** A deeper pour of the same pigment: darker, a little more saturated, cooler in the shadows. */
export function deeper(hex: string, amount: number): string {
  const [r, g, b] = parse(hex);
  const grey = (r + g + b) / 3;
  const rich: Rgb = [r + (r - grey) * 0.35, g + (g - grey) * 0.35, b + (b - grey) * 0.35];
  return blend(write(rich), '#1d1a2e', amount);
}

/** The same pigment with more water: lets the paper through. */
export const thinner = (hex: string, amount: number): string => blend(hex, PAPER, amount);
