import { differenceCiede2000, parse } from 'culori';

const ciede2000 = differenceCiede2000();
const WEIGHTS = [0.5, 0.3, 0.2];
/** What two pictures without colours in common count as: black against white. */
const FARTHEST = 100;

/**
 * How far two pictures are apart in colour, 0 to 100: for each of the first three colours of `a` the CIEDE2000 distance
 * to the nearest of `b`, the first colour weighing most. Colours are `#rrggbb`.
 */
export function colourDistance(a: readonly string[], b: readonly string[]): number {
  let sum = 0;
  let weights = 0;
  for (const [index, weight] of WEIGHTS.entries()) {
    const colour = a[index] && parse(a[index]);
    if (!colour) continue;
    const distances = b.flatMap((other) => {
      const parsed = parse(other);
      return parsed ? [ciede2000(colour, parsed)] : [];
    });
    sum += weight * Math.min(FARTHEST, ...distances);
    weights += weight;
  }
  return weights > 0 ? sum / weights : FARTHEST;
}
