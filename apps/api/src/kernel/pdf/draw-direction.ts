import { FALL, RISE, SOFT } from './palette.js';
import type { Pdf } from './typesetter.js';

const WIDTH = 6;
const HEIGHT = 5.4;

/**
 * Up, down or a dash by the sign of a change, six points wide on its base line: the faces have no triangles, and nobody needs the colours.
 * Hollow where the change may be chance.
 */
export function drawDirection(pdf: Pdf, change: number, x: number, base: number, isUncertain = false): void {
  const [top, middle, right] = [base - HEIGHT, x + WIDTH / 2, x + WIDTH];
  if (change > 0) pdf.polygon([x, base], [right, base], [middle, top]);
  else if (change < 0) pdf.polygon([x, top], [right, top], [middle, base]);
  if (change !== 0 && isUncertain) pdf.lineWidth(0.7).strokeColor(SOFT).stroke();
  else if (change !== 0) pdf.fill(change > 0 ? RISE : FALL);
  else pdf.rect(x, base - 3.2, WIDTH, 1).fill(SOFT);
}
