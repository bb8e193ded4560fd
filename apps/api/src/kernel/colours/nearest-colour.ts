import { PALETTE, type PaletteColour } from '@toile/contracts';
import { converter, differenceCiede2000, type Lab } from 'culori';

const toLab = converter('lab');
const difference = differenceCiede2000();
const KNOWN = PALETTE.map((colour) => ({ colour, lab: toLab(colour.hex) as Lab }));
const EXACT = new Map(PALETTE.map((colour) => [colour.hex, colour]));

/** The colour of the palette that looks most like `#rrggbb` (CIEDE2000); undefined for what is no colour. */
export function nearestColour(hex: string): PaletteColour | undefined {
  const exact = EXACT.get(hex);
  if (exact) return exact;
  const lab = toLab(hex);
  if (!lab) return undefined;
  return KNOWN.map(({ colour, lab: known }) => ({ colour, distance: difference(lab, known) })).sort(
    (a, b) => a.distance - b.distance,
  )[0]?.colour;
}
