import { rounded } from './rounded.js';

/** 95 %. */
const Z = 1.959964;

/** Wilson's score interval of a share, percent with one decimal (Wilson 1927). */
export function wilson(numerator: number, denominator: number): [number, number] {
  const p = numerator / denominator;
  const z2 = Z * Z;
  const centre = p + z2 / (2 * denominator);
  const spread = Z * Math.sqrt((p * (1 - p) + z2 / (4 * denominator)) / denominator);
  const scale = 100 / (1 + z2 / denominator);
  return [
    rounded(Math.max(0, centre - spread) * scale, 1),
    rounded(Math.min(100, (centre + spread) * scale), 1),
  ];
}
