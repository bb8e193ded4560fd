import { converter } from 'culori';

const toOklch = converter('oklch');
/** Less chroma than this is a grey. */
const GREY = 0.04;
const DEGREES = 360;
const STEPS = 100;

/** The place of a colour around the colour wheel (OKLCH hue in hundredths of a degree), greys behind it from light to dark, no colour last. */
export function hueRank(hex: string | undefined): number {
  const colour = hex ? toOklch(hex) : undefined;
  if (!colour) return DEGREES * STEPS * 2;
  if (colour.c < GREY) return DEGREES * STEPS + Math.round((1 - colour.l) * DEGREES * STEPS);
  return Math.round((colour.h ?? 0) * STEPS);
}
