import { PALETTE, type PaletteColour } from '@toile/contracts';
import { converter, differenceCiede2000, differenceEuclidean, type Lab } from 'culori';

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

/** OKLab with `a` and `b` weighing double, as deltaEOK2 of color.js has it: what differs in hue only differs enough then. */
const asSeen = differenceEuclidean('oklab', [1, 2, 2, 0]);
/** What is nearer than this is taken for the same colour by most people, at arm's length. */
const NEAR = 0.08;

/** Colours of the palette that look like `#rrggbb`, the nearest first: at least that one. */
export function coloursNear(hex: string): PaletteColour[] {
  const measured = PALETTE.map((colour) => ({ colour, distance: asSeen(hex, colour.hex) })).sort(
    (a, b) => a.distance - b.distance,
  );
  return measured.filter(({ distance }, index) => index === 0 || distance < NEAR).map(({ colour }) => colour);
}
