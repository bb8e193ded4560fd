import { PALETTE, type PaletteColour } from '@toile/contracts';

/** The colour of the palette that looks most like `#rrggbb`: nearest in OKLab (product.md: "in a perceptual space … the named palette"). */
export function nearestColour(hex: string): PaletteColour {
  const wanted = oklab(hex);
  const distance = (colour: PaletteColour) =>
    Math.hypot(...oklab(colour.hex).map((it, at) => it - (wanted[at] ?? 0)));
  return PALETTE.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best));
}

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function oklab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
