import { differenceCiede2000, parse } from 'culori';

const ciede2000 = differenceCiede2000();
const WEIGHTS = [0.5, 0.3, 0.2];
/** What two pictures without colours in common count as: black against white. */
const FARTHEST = 100;

/**
 * How far pictures are from one in colour, 0 to 100: for each of its first three colours the CIEDE2000 distance to the nearest of
 * the other's, the first colour weighing most. Colours are `#rrggbb`. A colour that comes again is not measured again.
 */
export function distancesTo(colours: readonly string[]): (others: readonly string[]) => number {
  const own = WEIGHTS.flatMap((weight, index) => {
    const colour = parse(colours[index] ?? '');
    return colour ? [{ colour, weight, known: new Map<string, number>() }] : [];
  });
  const weights = own.reduce((sum, { weight }) => sum + weight, 0);
  return (others) => {
    if (weights === 0) return FARTHEST;
    let sum = 0;
    for (const { colour, weight, known } of own) {
      let nearest = FARTHEST;
      for (const hex of others) {
        let distance = known.get(hex);
        if (distance === undefined) {
          const other = parse(hex);
          distance = other ? ciede2000(colour, other) : FARTHEST;
          known.set(hex, distance);
        }
        nearest = Math.min(nearest, distance);
      }
      sum += weight * nearest;
    }
    return sum / weights;
  };
}
