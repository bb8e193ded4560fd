import { PALETTE } from '@toile/contracts';
import { differenceEuclidean } from 'culori';
import { clustersOf, type Point, subjectOf } from '../subject.js';

const CLUSTERS = 6;
const COLOURS = 5;
/** A colour on less of the subject than this is a detail. */
const SMALLEST_SHARE = 0.05;

const distance = differenceEuclidean('oklab');

/**
 * Dominant colours of the subject as `#rrggbb` of the named palette, most present first: k-means in OKLab over the
 * pixels that are unlike the picture's edge.
 */
export async function dominantColours(picture: Buffer): Promise<string[]> {
  const { points, isSubject } = await subjectOf(picture);
  const clusters = clustersOf(
    points.filter((_, index) => isSubject[index]),
    CLUSTERS,
  );
  const total = clusters.reduce((sum, { size }) => sum + size, 0);
  const named = clusters
    .filter(({ size }) => size / total >= SMALLEST_SHARE)
    .map(({ centre }) => nearestNamed(centre));
  return [...new Set(named)].slice(0, COLOURS);
}

function nearestNamed([l, a, b]: Point): string {
  const away = (hex: string) => distance({ mode: 'oklab', l, a, b }, hex);
  return PALETTE.reduce(
    (best, colour) => (away(colour.hex) < away(best) ? colour.hex : best),
    PALETTE[0]?.hex ?? '',
  );
}
